/** Messages of the closing of months: refusals, problems with what to do about them, mails. */
export const bg = {
  'closing.month-closed':
    'Месец {month} е приключен и предаден на счетоводителя. Отворете го отново, за да промените нещо в него.',
  'closing.month-not-over': 'Месецът още не е свършил.',
  'closing.has-errors': 'Месецът не може да се приключи: има грешки за отстраняване ({count}).',
  'closing.already-closed': 'Месецът вече е приключен.',
  'closing.not-closed': 'Месецът не е приключен. Файловете му се създават при приключването.',
  'closing.changed': 'Документите се промениха, докато се създаваха файловете. Опитайте пак.',
  'closing.file-not-found': 'Няма такъв файл: файловете на месеца се създават при приключването му.',
  'closing.files-damaged':
    'Файловете на месеца не са тези, които са създадени при приключването му, затова не се дават. Обърнете се към нас.',
  'closing.recipient-needed': 'Въведете имейла на счетоводителя.',
  'closing.limit.sendings':
    'Изпратихте файлове твърде много пъти за един ден. Опитайте пак след {seconds} секунди.',
  'fields.month-to-come': 'Месецът още не е започнал.',
  'fields.month-recipient-needed': 'Въведете имейла на счетоводителя, за да се изпращат файловете сами.',
  'closing.severity.ERROR': 'Грешка',
  'closing.severity.WARNING': 'Предупреждение',
  'closing.severity.INFO': 'Бележка',
  'closing.problem.SELLER_NUMBER': 'В профила ви липсва ЕИК или номер по ДДС, или номерът е грешен.',
  'closing.problem.BUYER_WITHOUT_EIK': '{invoiceNumber}: получателят „{name}“ е фирма, но няма ЕИК.',
  'closing.problem.BUYER_EIK_WRONG': '{invoiceNumber}: ЕИК {number} на получателя е грешен.',
  'closing.problem.BUYER_VAT_WRONG': '{invoiceNumber}: номерът по ДДС {number} на получателя е грешен.',
  'closing.problem.BUYER_NUMBER_NEEDED':
    '{invoiceNumber}: основанието за 0% изисква номер по ДДС на получателя, а такъв няма.',
  'closing.problem.LETTER_UNENCODABLE':
    '{invoiceNumber}: във файловете за НАП стои „?“ вместо знаци, които те не могат да съдържат: {letters}.',
  'closing.problem.NUMBER_GAP': 'Липсват номера на документи от {from} до {to}.',
  'closing.problem.CHAIN_BROKEN': 'Проверката на документ {number} не минава ({fault}).',
  'closing.problem.E_SHOP_NUMBER_MISSING': 'Няма номер на електронния магазин от регистъра на НАП.',
  'closing.problem.MIXED_SIGNS': '{invoiceNumber}: документът съдържа и положителни, и отрицателни суми.',
  'closing.problem.SUMS_DIFFER': '{invoiceNumber}: редовете не се събират в сумата на документа.',
  'closing.problem.REFUND_WITHOUT_NOTE':
    '{invoiceNumber}: възстановяване № {refundId} няма кредитно известие.',
  'closing.problem.GROUND_MISSING': '{invoiceNumber}: ставка 0% без основание.',
  'closing.problem.GROUND_BY_HAND':
    '{invoiceNumber}: доставка по чл. 143 или чл. 163а, която не се записва сама в дневника.',
  'closing.problem.REGISTRATION_DIFFERS':
    '{invoiceNumber}: документът е издаден с друга ДДС регистрация от тази, която е важала на {issueDate}.',
  'closing.problem.LATE_INVOICE':
    '{invoiceNumber}: издадена на {issueDate}, повече от 5 дни след данъчното събитие на {taxEventDate}.',
  'closing.problem.BUYER_WITHOUT_ADDRESS': '{invoiceNumber}: получателят е физическо лице без адрес.',
  'closing.problem.UNPAID_LONG': '{invoiceNumber}: неплатена повече от 60 дни след падежа {dueDate}.',
  'closing.problem.ANNULLED_LATER': '{invoiceNumber}: анулиран в по-късен месец.',
  'closing.problem.BANK_LINES_OPEN': '{count} постъпления по банковата сметка не са свързани с документ.',
  'closing.problem.FEES_PENDING': 'Таксата за плащания с карта още не е известна за {count} плащания.',
  'closing.problem.LETTER_REPLACED': '{invoiceNumber}: файловете за НАП изписват с други букви: {letters}.',
  'closing.problem.PROOF_CORRECTED':
    '{invoiceNumber}: изгубен при записа знак; доказателството на документа е поправено на {correctedOn}.',
  'closing.problem.TEXT_CUT': '{invoiceNumber}: дълъг текст е съкратен в дневника за продажбите.',
  'closing.problem.NO_ORDERS': 'Няма поръчки през месеца: одиторски файл не се подава.',
  'closing.notes.GROUND_MISSING': '{count} документа са със ставка 0% без основание.',
  'closing.notes.GROUND_BY_HAND':
    '{count} документа са за доставки по чл. 143 или чл. 163а, които не се записват сами в дневника.',
  'closing.notes.REGISTRATION_DIFFERS':
    '{count} документа са издадени с друга ДДС регистрация от тази, която е важала тогава.',
  'closing.notes.LATE_INVOICE': '{count} фактури са издадени повече от 5 дни след данъчното събитие.',
  'closing.notes.ANNULLED_LATER': '{count} документа са анулирани в по-късен месец.',
  'closing.notes.UNPAID_LONG': '{count} фактури не са платени повече от 60 дни след падежа.',
  'closing.notes.BUYER_WITHOUT_ADDRESS': '{count} документа са до физически лица без адрес.',
  'closing.notes.BANK_LINES_OPEN': 'Постъпления по банковата сметка не са свързани с документ.',
  'closing.notes.FEES_PENDING': 'Таксата за плащания с карта още не е известна.',
  'closing.notes.LETTER_UNENCODABLE':
    'В {count} документа има знаци, които файловете за НАП не могат да съдържат; в тях стои „?“.',
  'closing.notes.LETTER_REPLACED': 'В {count} документа има букви, които файловете за НАП изписват с други.',
  'closing.notes.PROOF_CORRECTED': 'В {count} документа доказателството на изгубен знак е поправено.',
  'closing.notes.TEXT_CUT': 'Дълги текстове в {count} документа са съкратени в дневника за продажбите.',
  'closing.notes.NO_ORDERS': 'Няма поръчки през месеца: одиторски файл не се подава.',
  'closing.notes.CORRECTED': '{count} документа с грешни данни са вече коригирани.',
  'closing.remedy.SELLER_NUMBER': 'Попълнете данните в профила си.',
  'closing.remedy.BUYER_WITHOUT_EIK': 'Издайте кредитно известие и нова фактура с ЕИК на получателя.',
  'closing.remedy.BUYER_EIK_WRONG': 'Издайте кредитно известие и нова фактура с верния ЕИК.',
  'closing.remedy.BUYER_VAT_WRONG': 'Издайте кредитно известие и нова фактура с верния номер.',
  'closing.remedy.BUYER_NUMBER_NEEDED':
    'Издайте кредитно известие и нова фактура с номера по ДДС на получателя.',
  'closing.remedy.LETTER_UNENCODABLE':
    'Не е нужно нищо: документът запазва текста си, а счетоводителят получава тази бележка.',
  'closing.remedy.NUMBER_GAP': 'Пишете ни: номерата трябва да са поредни.',
  'closing.remedy.CHAIN_BROKEN':
    'Пишете ни: документ е променен след издаването му. Ако при записа само е изгубен знак, операторът поправя доказателството с plateno invoices correct-proof.',
  'closing.remedy.E_SHOP_NUMBER_MISSING': 'Въведете номера (RF…) в профила си.',
  'closing.remedy.MIXED_SIGNS':
    'Разделете документа: приспадането на аванса да е в отделно кредитно известие.',
  'closing.remedy.SUMS_DIFFER': 'Пишете ни: документът трябва да се провери.',
  'closing.remedy.REFUND_WITHOUT_NOTE': 'Издайте кредитно известие за възстановената сума.',
  'closing.remedy.GROUND_MISSING': 'Кажете на счетоводителя основанието по ЗДДС.',
  'closing.remedy.GROUND_BY_HAND': 'Счетоводителят записва документа ръчно.',
  'closing.remedy.REGISTRATION_DIFFERS':
    'Проверете деня, от който важи регистрацията, в профила си. Ако е верен, попитайте счетоводителя си за документа.',
  'closing.remedy.LATE_INVOICE': 'Счетоводителят преценява в кой месец е ДДС.',
  'closing.remedy.BUYER_WITHOUT_ADDRESS': 'Не е нужно нищо: адресът на физическо лице не е задължителен.',
  'closing.remedy.UNPAID_LONG':
    'Не е нужно нищо за месеца: фактурите са при просрочените, докато бъдат платени.',
  'closing.remedy.ANNULLED_LATER': 'Счетоводителят съставя протокол по чл. 116 ЗДДС.',
  'closing.remedy.BANK_LINES_OPEN': 'Посочете в „Банка“ какво е платено с тях или ги оставете настрана.',
  'closing.remedy.FEES_PENDING': 'Не е нужно нищо: точните такси се появяват след ден-два.',
  'closing.remedy.LETTER_REPLACED': 'Не е нужно нищо: документът запазва текста си.',
  'closing.remedy.PROOF_CORRECTED':
    'Не е нужно нищо: пакетът на месеца съдържа поправката (proof-corrections.json).',
  'closing.remedy.TEXT_CUT': 'Не е нужно нищо: в документа текстът е цял.',
  'closing.remedy.NO_ORDERS': 'Не е нужно нищо.',
  'closing.remedy.CORRECTED':
    'Не е нужно нищо повече: документът е кредитиран изцяло или сам е кредитно известие.',
  'closing.turnover-not-found': 'Няма такъв запис за друг оборот.',
  'fields.turnover-zero': 'Въведете сума, различна от нула.',
  'fields.turnover-to-come': 'Денят още не е дошъл.',
  'fields.turnover-outside-union':
    'Изберете България или друга държава от ЕС: оборотът извън Съюза не се брои.',
  'closing.threshold.near.subject': 'Оборотът на {merchant} е {percent}% от прага за регистрация по ДДС',
  'closing.threshold.near.text':
    'Оборотът за годината достигна {percent}% от прага по чл. 96, ал. 1 от ЗДДС. Следете го, за да подадете заявление навреме.',
  'closing.threshold.exceeded.subject': '{merchant}: надхвърлен е прагът за регистрация по ДДС',
  'closing.threshold.exceeded.text':
    'Оборотът за годината надхвърли прага по чл. 96, ал. 1 от ЗДДС. Заявлението за регистрация се подава в 7-дневен срок от деня на надхвърлянето.',
  'closing.threshold.union-near.subject':
    'Оборотът на {merchant} в ЕС е {percent}% от прага на режима за малки предприятия',
  'closing.threshold.union-near.text':
    'Оборотът за годината в целия Европейски съюз достигна {percent}% от прага от 100 000 евро (чл. 284 от Директива 2006/112/ЕО). Над него режимът за малки предприятия спира в другите държави.',
  'closing.threshold.union-exceeded.subject':
    '{merchant}: надхвърлен е прагът на режима за малки предприятия в ЕС',
  'closing.threshold.union-exceeded.text':
    'Оборотът за годината в целия Европейски съюз надхвърли прага от 100 000 евро (чл. 284 от Директива 2006/112/ЕО). Режимът за малки предприятия спира в другите държави, а НАП се уведомява в срок от 15 работни дни.',
  'closing.threshold.inform-by': 'Уведомете НАП до',
  'closing.threshold.button': 'Виж оборота',
  'closing.threshold.document': 'Документ, с който прагът е надхвърлен',
  'closing.threshold.other': 'друг оборот',
  'closing.threshold.day': 'Ден на надхвърлянето',
  'closing.threshold.apply-by': 'Заявление до',
  'closing.threshold.part':
    'Plateno вижда само оборота през Plateno и този, който сте въвели. Регистрацията не се променя сама: говорете със счетоводителя.',
  'closing.mail.greeting': 'Здравейте, {merchant}!',
  'closing.mail.open': 'Или отворете:',
  'closing.mail.automatic': 'Изпратено автоматично от Plateno.',
  'closing.mail.vat-return': 'Срок за справка-декларация по ДДС',
  'closing.mail.audit-file': 'Срок за одиторския файл на е-магазин',
  'closing.mail.found-errors': 'Грешки за отстраняване: {errors}. Предупреждения: {warnings}.',
  'closing.mail.found-none': 'Няма грешки. Предупреждения: {warnings}.',
  'closing.mail.ready.subject': 'Готово за приключване: {month}',
  'closing.mail.ready.text':
    'Приключете {month}: прегледайте документите и изпратете месеца на счетоводителя си.',
  'closing.mail.ready.button': 'Виж месеца',
  'closing.mail.reminder.subject': 'Напомняне: {month} не е приключен',
  'closing.mail.reminder.text': 'Още не сте приключили {month}. Счетоводителят ви се нуждае от документите.',
  'closing.mail.reminder.button': 'Виж месеца',
  'closing.mail.files.subject': '{merchant}: документи за {month}',
  'closing.mail.files.greeting': 'Здравейте!',
  'closing.mail.files.text': 'В приложения архив са документите и файловете за {month} от {merchant}.',
  'closing.mail.files.notes': 'Предупреждения и бележки за вас има в belezhki.txt ({count}).',
  'closing.mail.files.without-pdfs':
    'Документите в PDF са твърде големи за имейл. Поискайте ги от клиента си, или ги изтеглете от Plateno.',
  'closing.mail.redirected.subject': '{merchant}: месеците вече не идват тук',
  'closing.mail.redirected.text':
    '{merchant} промени имейла, на който изпращаме документите и файловете на приключените месеци. Този имейл вече не ги получава.',
  'closing.mail.redirected.one-month':
    'Документите и файловете на {merchant} за {month} са изпратени на друг имейл.',
  'closing.mail.redirected.next': 'Ако това ви изненадва, обадете се на клиента си.',
  'closing.mail.files.note': 'Ако отговорите на този имейл, отговорът ще стигне до клиента ви.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'closing.month-closed':
    'Month {month} is closed and handed to the accountant. Reopen it to change anything in it.',
  'closing.month-not-over': 'The month is not over yet.',
  'closing.has-errors': 'The month cannot be closed: it has errors to be corrected ({count}).',
  'closing.already-closed': 'The month is already closed.',
  'closing.not-closed': 'The month is not closed. Its files are made when it is closed.',
  'closing.changed': 'The documents changed while the files were being made. Try again.',
  'closing.file-not-found': 'No such file: the files of a month are made when it is closed.',
  'closing.files-damaged':
    'The files of the month are not those that were made when it was closed, so they are not given out. Please contact us.',
  'closing.recipient-needed': 'Enter the email of the accountant.',
  'closing.limit.sendings': 'You sent files too many times in one day. Try again in {seconds} seconds.',
  'fields.month-to-come': 'The month has not begun.',
  'fields.month-recipient-needed': 'Enter the email of the accountant to have the files sent automatically.',
  'closing.severity.ERROR': 'Error',
  'closing.severity.WARNING': 'Warning',
  'closing.severity.INFO': 'Note',
  'closing.problem.SELLER_NUMBER': 'Your profile has no EIK or VAT number, or the number is wrong.',
  'closing.problem.BUYER_WITHOUT_EIK': '{invoiceNumber}: the buyer “{name}” is a company without an EIK.',
  'closing.problem.BUYER_EIK_WRONG': '{invoiceNumber}: the buyer’s EIK {number} is wrong.',
  'closing.problem.BUYER_VAT_WRONG': '{invoiceNumber}: the buyer’s VAT number {number} is wrong.',
  'closing.problem.BUYER_NUMBER_NEEDED':
    '{invoiceNumber}: the reason for 0% needs the buyer’s VAT number, and there is none.',
  'closing.problem.LETTER_UNENCODABLE':
    '{invoiceNumber}: in the files of the revenue agency a “?” stands for characters that they cannot hold: {letters}.',
  'closing.problem.NUMBER_GAP': 'Document numbers are missing from {from} to {to}.',
  'closing.problem.CHAIN_BROKEN': 'The verification of document {number} fails ({fault}).',
  'closing.problem.E_SHOP_NUMBER_MISSING':
    'There is no e-shop number from the register of the revenue agency.',
  'closing.problem.MIXED_SIGNS': '{invoiceNumber}: the document has amounts above and below zero.',
  'closing.problem.SUMS_DIFFER': '{invoiceNumber}: the lines do not add up to the total of the document.',
  'closing.problem.REFUND_WITHOUT_NOTE': '{invoiceNumber}: refund {refundId} has no credit note.',
  'closing.problem.GROUND_MISSING': '{invoiceNumber}: 0% VAT without a reason.',
  'closing.problem.GROUND_BY_HAND':
    '{invoiceNumber}: a supply by art. 143 or 163a, which is not entered in the ledger automatically.',
  'closing.problem.REGISTRATION_DIFFERS':
    '{invoiceNumber}: the document was issued under another VAT registration than the one that held on {issueDate}.',
  'closing.problem.LATE_INVOICE':
    '{invoiceNumber}: issued on {issueDate}, more than 5 days after the tax event on {taxEventDate}.',
  'closing.problem.BUYER_WITHOUT_ADDRESS':
    '{invoiceNumber}: the buyer is a private person without an address.',
  'closing.problem.UNPAID_LONG': '{invoiceNumber}: unpaid for more than 60 days after {dueDate}.',
  'closing.problem.ANNULLED_LATER': '{invoiceNumber}: voided in a later month.',
  'closing.problem.BANK_LINES_OPEN': '{count} receipts in the bank account are not matched to a document.',
  'closing.problem.FEES_PENDING': 'The card fee of {count} payments is not known yet.',
  'closing.problem.LETTER_REPLACED':
    '{invoiceNumber}: the files of the revenue agency write by other letters: {letters}.',
  'closing.problem.PROOF_CORRECTED':
    '{invoiceNumber}: a character was lost when it was stored; the proof of the document was corrected on {correctedOn}.',
  'closing.problem.TEXT_CUT': '{invoiceNumber}: a long text is shortened in the sales ledger.',
  'closing.problem.NO_ORDERS': 'There were no orders in the month: no audit file is filed.',
  'closing.notes.GROUND_MISSING': '{count} documents have 0% VAT without a reason.',
  'closing.notes.GROUND_BY_HAND':
    '{count} documents are of supplies by art. 143 or 163a, which are not entered in the ledger automatically.',
  'closing.notes.REGISTRATION_DIFFERS':
    '{count} documents were issued under another VAT registration than the one that held on their day.',
  'closing.notes.LATE_INVOICE': '{count} invoices were issued more than 5 days after the tax event.',
  'closing.notes.ANNULLED_LATER': '{count} documents were voided in a later month.',
  'closing.notes.UNPAID_LONG': '{count} invoices are unpaid for more than 60 days after they were due.',
  'closing.notes.BUYER_WITHOUT_ADDRESS': '{count} documents are to private persons without an address.',
  'closing.notes.BANK_LINES_OPEN': 'Receipts in the bank account are not matched to a document.',
  'closing.notes.FEES_PENDING': 'The card fee of payments is not known yet.',
  'closing.notes.LETTER_UNENCODABLE':
    '{count} documents have characters that the files of the revenue agency cannot hold; a “?” stands in their place.',
  'closing.notes.LETTER_REPLACED':
    '{count} documents have letters that the files of the revenue agency write by others.',
  'closing.notes.PROOF_CORRECTED': 'The proof of {count} documents that lost characters was corrected.',
  'closing.notes.TEXT_CUT': 'Long texts of {count} documents are shortened in the sales ledger.',
  'closing.notes.NO_ORDERS': 'There were no orders in the month: no audit file is filed.',
  'closing.notes.CORRECTED': '{count} documents with wrong data are corrected already.',
  'closing.remedy.SELLER_NUMBER': 'Complete your profile.',
  'closing.remedy.BUYER_WITHOUT_EIK': 'Issue a credit note and a new invoice with the buyer’s EIK.',
  'closing.remedy.BUYER_EIK_WRONG': 'Issue a credit note and a new invoice with the right EIK.',
  'closing.remedy.BUYER_VAT_WRONG': 'Issue a credit note and a new invoice with the right number.',
  'closing.remedy.BUYER_NUMBER_NEEDED': 'Issue a credit note and a new invoice with the buyer’s VAT number.',
  'closing.remedy.LETTER_UNENCODABLE':
    'Nothing to do: the document keeps its text, and the accountant gets this note.',
  'closing.remedy.NUMBER_GAP': 'Contact us: numbers must be consecutive.',
  'closing.remedy.CHAIN_BROKEN':
    'Contact us: a document was changed after its issue. If only a character was lost when it was stored, the operator corrects the proof by plateno invoices correct-proof.',
  'closing.remedy.E_SHOP_NUMBER_MISSING': 'Enter the number (RF…) in your profile.',
  'closing.remedy.MIXED_SIGNS': 'Split the document: deduct the advance by a credit note of its own.',
  'closing.remedy.SUMS_DIFFER': 'Contact us: the document has to be checked.',
  'closing.remedy.REFUND_WITHOUT_NOTE': 'Issue a credit note for the refunded amount.',
  'closing.remedy.GROUND_MISSING': 'Tell your accountant the reason under the VAT Act.',
  'closing.remedy.GROUND_BY_HAND': 'The accountant enters the document manually.',
  'closing.remedy.REGISTRATION_DIFFERS':
    'Check the day from which the registration holds in your profile. If it is right, ask your accountant about the document.',
  'closing.remedy.LATE_INVOICE': 'The accountant decides which month the VAT belongs to.',
  'closing.remedy.BUYER_WITHOUT_ADDRESS': 'Nothing to do: the address of a private person is not mandatory.',
  'closing.remedy.UNPAID_LONG':
    'Nothing to do for the month: the invoices are among the overdue ones until they are paid.',
  'closing.remedy.ANNULLED_LATER': 'The accountant writes a protocol by art. 116 of the VAT Act.',
  'closing.remedy.BANK_LINES_OPEN': 'Say in “Bank” what they paid, or set them aside.',
  'closing.remedy.FEES_PENDING': 'Nothing to do: the exact fees follow in a day or two.',
  'closing.remedy.LETTER_REPLACED': 'Nothing to do: the document keeps its text.',
  'closing.remedy.PROOF_CORRECTED':
    'Nothing to do: the pack of the month has the correction (proof-corrections.json).',
  'closing.remedy.TEXT_CUT': 'Nothing to do: the document has the whole text.',
  'closing.remedy.NO_ORDERS': 'Nothing to do.',
  'closing.remedy.CORRECTED':
    'Nothing more to do: the document is wholly credited, or is a credit note itself.',
  'closing.turnover-not-found': 'There is no such other turnover.',
  'fields.turnover-zero': 'Enter an amount other than zero.',
  'fields.turnover-to-come': 'The day is still to come.',
  'fields.turnover-outside-union':
    'Choose Bulgaria or another EU country: turnover outside of the Union does not count.',
  'closing.threshold.near.subject':
    'The turnover of {merchant} is {percent}% of the VAT registration threshold',
  'closing.threshold.near.text':
    'The turnover of the year has reached {percent}% of the threshold of art. 96(1) of the VAT Act. Watch it, to apply in time.',
  'closing.threshold.exceeded.subject': '{merchant}: the VAT registration threshold is exceeded',
  'closing.threshold.exceeded.text':
    'The turnover of the year exceeds the threshold of art. 96(1) of the VAT Act. The application for registration is due within 7 days of the day on which it was exceeded.',
  'closing.threshold.union-near.subject':
    'The EU turnover of {merchant} is {percent}% of the threshold of the scheme for small enterprises',
  'closing.threshold.union-near.text':
    'The turnover of the year in the whole European Union has reached {percent}% of the threshold of 100,000 euro (Directive 2006/112/EC, art. 284). Above it the scheme for small enterprises ends in other countries.',
  'closing.threshold.union-exceeded.subject':
    '{merchant}: the EU threshold of the scheme for small enterprises is exceeded',
  'closing.threshold.union-exceeded.text':
    'The turnover of the year in the whole European Union exceeds the threshold of 100,000 euro (Directive 2006/112/EC, art. 284). The scheme for small enterprises ends in other countries, and the revenue agency is to be informed within 15 working days.',
  'closing.threshold.inform-by': 'Inform the revenue agency by',
  'closing.threshold.button': 'View the turnover',
  'closing.threshold.document': 'Document that exceeded the threshold',
  'closing.threshold.other': 'other turnover',
  'closing.threshold.day': 'Day on which it was exceeded',
  'closing.threshold.apply-by': 'Apply by',
  'closing.threshold.part':
    'Plateno sees only turnover through Plateno and what was entered. The registration is never changed automatically: talk to the accountant.',
  'closing.mail.greeting': 'Hello {merchant},',
  'closing.mail.open': 'Or open:',
  'closing.mail.automatic': 'Sent automatically by Plateno.',
  'closing.mail.vat-return': 'Deadline of the VAT return',
  'closing.mail.audit-file': 'Deadline of the e-shop audit file',
  'closing.mail.found-errors': 'Errors to be corrected: {errors}. Warnings: {warnings}.',
  'closing.mail.found-none': 'No errors. Warnings: {warnings}.',
  'closing.mail.ready.subject': 'Ready to be closed: {month}',
  'closing.mail.ready.text': '{month} is over. Review it and send it to your accountant.',
  'closing.mail.ready.button': 'Open the month',
  'closing.mail.reminder.subject': 'Reminder: {month} is not closed',
  'closing.mail.reminder.text': '{month} is not closed yet. Your accountant needs its documents.',
  'closing.mail.reminder.button': 'Open the month',
  'closing.mail.files.subject': '{merchant}: documents of {month}',
  'closing.mail.files.greeting': 'Hello,',
  'closing.mail.files.text':
    '{merchant} sends you the documents and files of {month}. They are in the attached archive.',
  'closing.mail.files.notes': 'Warnings and notes for you are in belezhki.txt ({count}).',
  'closing.mail.files.without-pdfs':
    'The documents as PDF are too large for an email. Ask your client for them, or download them from Plateno.',
  'closing.mail.redirected.subject': '{merchant}: months no longer come here',
  'closing.mail.redirected.text':
    '{merchant} changed the email to which we send the documents and files of closed months. This email no longer gets them.',
  'closing.mail.redirected.one-month':
    'The documents and files of {merchant} for {month} were sent to another email.',
  'closing.mail.redirected.next': 'If this surprises you, call your client.',
  'closing.mail.files.note': 'If you reply to this email, your client receives the answer.',
};
