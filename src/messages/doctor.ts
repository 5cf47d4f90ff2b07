/** The invariants that the doctor checks. */
export const bg = {
  'doctor.payments-booked-once': 'Всяко успешно плащане е осчетоводено точно веднъж, никое друго',
  'doctor.payments-booked-in-full': 'Всяко успешно плащане е осчетоводено с таксуваната сума',
  'doctor.refunds-booked-once': 'Всяко успешно възстановяване е осчетоводено точно веднъж, никое друго',
  'doctor.refunds-within-capture':
    'Възстановеното по плащане е сборът на възстановяванията му и не надхвърля платеното',
  'doctor.refunds-asked-for':
    'Няма заявено възстановяване, което никоя задача да не изпраща към картовия оператор',
  'doctor.duplicates-given-back': 'Всяко повторно плащане по линк е възстановено или се възстановява',
  'doctor.disputes-held': 'Задържаното в счетоводната книга е сборът на откритите оспорвания',
  'doctor.mismatches-decided': 'Няма плащане с друга сума, което да чака решение',
  'doctor.money-at-provider':
    'Платеното, възстановеното и оспореното при картовия оператор са същите като тук, по дни и сметки',
  'doctor.rates-current': 'Курсът на долара е от последните четири дни с публикувани курсове',
  'doctor.ledger-balanced': 'Счетоводната книга и всяка операция в нея се равняват на нула',
  'doctor.histories-contiguous': 'Историята на всяко плащане е без прекъсване и завършва с неговия статус',
  'doctor.totals-true': 'Общите суми по търговци и по дни са точно сборът на плащанията',
  'doctor.order-numbers': 'Следващият номер на поръчка на всеки търговец е този след последното му плащане',
  'doctor.attempts-looked-after': 'Няма отворен опит с изтекъл срок без задача за него',
  'doctor.merchants-have-accounts':
    'Всеки активен търговец има сметка при картовия оператор, когато плащанията са на сметките на търговците',
  'doctor.registrations-current':
    'Последната ДДС регистрация в историята на всеки търговец е тази, която той има днес',
  'doctor.plans-current': 'Планът на всеки търговец е този от историята на плановете му за днес',
  'doctor.accounts-checked': 'Сметките при картовия оператор са проверявани през последните два дни',
  'doctor.sessions-known': 'Сесиите при картовия оператор са точно нашите опити',
  'doctor.chains-intact': 'Документите и анулиранията са такива, каквито са били издадени (invoices verify)',
  'doctor.numbers-gapless': 'Номерата на документите са без пропуск от началото на поредицата',
  'doctor.one-invoice-each': 'Всяко успешно плащане има точно една фактура',
  'doctor.paid-sums-true':
    'Платеното и кредитираното по всяка фактура са сборовете на плащанията и на кредитните известия по нея',
  'doctor.credit-notes-within': 'Кредитните известия не надхвърлят фактурата си по нито една ставка',
  'doctor.one-credit-note-each':
    'Всяко успешно възстановяване по фактура, която не е кредитирана преди това, има точно едно кредитно известие',
  'doctor.one-receipt-each': 'За всяка платена фактура с имейл на купувача има имейл',
  'doctor.deductions-true': 'Приспаднатото във всяка фактура е авансът ѝ, а вноските ѝ са точно сумата',
  'doctor.payout-lines-sum': 'Всеки превод към банка е точно сборът на редовете си',
  'doctor.payout-charges-known': 'Всяко плащане в превод е наше плащане',
  'doctor.payments-paid-out': 'Всяко успешно плащане е в превод или още чака в баланса',
  'doctor.webhooks-sent-to-enabled': 'Никое известие не чака при изключен адрес',
  'doctor.webhooks-have-secrets': 'Всеки адрес за известия има точно една действаща тайна за подписи',
  'doctor.webhooks-not-forgotten': 'Всяко събитие има известие до всеки включен адрес, който го иска',
  'doctor.webhooks-own': 'Всеки адрес получава само събития на своя търговец',
  'doctor.payouts-booked': 'Всеки превод е записан в счетоводната книга веднъж, а върнатият е сторниран',
  'doctor.merchant-balances':
    'Дължимото на всеки търговец по счетоводната книга е балансът му при картовия оператор',
  'doctor.payments-have-events':
    'Всяко успешно плащане от последния ден има точно едно събитие за това, никое друго',
  'doctor.event-numbers': 'Номерата на събитията на всеки търговец са без пропуск',
  'doctor.bookings-true':
    'Всеки запис в счетоводната книга е със сумите и таксите на своето плащане, възстановяване или оспорване',
  'doctor.bookings-own': 'Всеки запис в счетоводната книга е по сметката на търговеца на плащането',
  'doctor.bank-payments': 'Парите, дошли по банков път, са осчетоводени точно и не са при картовия оператор',
  'doctor.kept-cards': 'Оставените карти са таксувани само колкото и докъдето са се съгласили клиентите',
  'doctor.rates-stored': 'Курсът на всяко плащане е записаният за неговия ден',
  'doctor.links-paid': 'Всеки линк за едно плащане е платен точно когато има плащане',
  'doctor.links-amounts': 'Всяко плащане е със сумата и търговеца на своя линк',
  'doctor.document-rates': 'Курсът на всеки документ е записаният за неговия ден',
  'doctor.references-own': 'Авансите и възстановяванията на всеки документ са на същия търговец',
  'doctor.payout-lines-true': 'Всеки ред на превод към банка е със сумите на своето плащане',
  'doctor.payout-bookings-true': 'Всеки превод и неговите такси са осчетоводени със сумите си',
  'doctor.payouts-at-provider': 'Сумата и денят на всеки превод към банка са същите при картовия оператор',
  'doctor.accounts-own':
    'Сметката на всеки търговец при картовия оператор е тази на плащанията и преводите му',
  'doctor.months-logged': 'Всяко приключване и отваряне на месец е такова, каквото е в журнала на действията',
  'doctor.months-files': 'Файловете на всеки приключен месец са създадените при приключването',
  'doctor.months-sums': 'Сумите на всеки приключен месец са тези на документите и файловете му',
  'doctor.months-chained': 'Хешът на всеки приключен месец е от веригата документи на търговеца',
  'doctor.backup-current': 'Последното резервно копие е от последните два дни',
  'doctor.audit-sealed':
    'Одитният дневник е такъв, какъвто е запечатан: нищо не е променено, изтрито или вмъкнато',
  'doctor.audit-seals-current': 'Одитният дневник е запечатан до последния час',
  'doctor.bank-accounts-audited':
    'Банковата сметка на всеки търговец е тази от последната промяна в одитния дневник',
  'doctor.month-recipients-audited':
    'Имейлът за файловете на месеца на всеки търговец е този от последната промяна в одитния дневник',
  'doctor.webhook-urls-audited':
    'Търговецът и адресът на всеки webhook са тези от последната промяна в одитния дневник',
  'doctor.payout-lines-at-provider': 'Всеки ред на превод към банка е същият при картовия оператор',
  'doctor.accounts-at-provider':
    'Сметката на всеки търговец съществува при картовия оператор и носи неговия номер',
  'doctor.user-roles-audited':
    'Ролята и статусът на всеки потребител са тези от последната промяна в одитния дневник',
  'doctor.members-audited':
    'Ролята на всеки член на екип и търговецът му са тези от последната промяна в одитния дневник',
  'doctor.factors-audited':
    'Всеки потребител има толкова втори фактора, колкото са добавени по одитния дневник',
  'doctor.assignments-audited': 'Всеки търговец на счетоводител му е даден по одитния дневник',
  'doctor.api-keys-audited':
    'Търговецът, правата, мрежите и краят на всеки API ключ са тези от одитния дневник',
  'doctor.merchant-limits-audited':
    'Лимитът на всеки търговец е този от последната промяна в одитния дневник',
  'doctor.fees-ahead': 'Всяка промяна на таксите е въведена преди деня, от който важи',
  'doctor.bill-sums': 'Таксите в сметките на Plateno са тези от счетоводната книга',
  'doctor.bill-documents': 'Документите на сметките на Plateno са със сумите на сметките',
  'doctor.bill-missing': 'Всеки търговец с такси има сметка за месеца',
  'doctor.archive-imports': 'Внесените архиви и документите им са тук и поредиците продължават след тях',
  'doctor.foreign-documents':
    'Платеното по документи от други програми е по техните линкове и не е повече от дължимото',
  'doctor.proformas': 'Платеното по проформи и оферти, документите и номерата им са съгласувани',
  'doctor.schedule-runs': 'Всеки период на повтаряща се фактура има документа, който е издал',
  'doctor.bank-lines':
    'Всяко движение по банкова сметка е платило това, което е записано по документи и в счетоводната книга',
  'doctor.bank-statements':
    'Движенията на всяко банково извлечение са налице и водят от началното до крайното салдо',
  'doctor.other-turnover-audited': 'Оборотът извън системата е този от одитния дневник',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'doctor.payments-booked-once': 'Every succeeded payment is booked exactly once, and no other is',
  'doctor.payments-booked-in-full':
    'Every succeeded payment is booked with the amount that the card was charged',
  'doctor.refunds-booked-once': 'Every succeeded refund is booked exactly once, and no other is',
  'doctor.refunds-within-capture':
    'The refunded amount of a payment is the sum of its refunds and at most the captured amount',
  'doctor.refunds-asked-for': 'Every requested refund has a job that sends it to the card provider',
  'doctor.duplicates-given-back':
    'Every duplicate payment of a payment link was refunded or is being refunded',
  'doctor.disputes-held': 'The amount held in the ledger is the sum of the open disputes',
  'doctor.mismatches-decided': 'No payment with another amount waits for a decision',
  'doctor.money-at-provider':
    'Captured, refunded and disputed amounts equal those at the card provider, by day and account',
  'doctor.rates-current': 'The exchange rate of the dollar is of the last four days of publication',
  'doctor.ledger-balanced': 'The ledger and each of its transactions sum to zero',
  'doctor.histories-contiguous': 'The history of every payment is contiguous and ends with its status',
  'doctor.totals-true': 'The rollups by merchant and day are exactly the sums of the payments',
  'doctor.order-numbers': 'The next order number of every merchant follows that of its last payment',
  'doctor.attempts-looked-after': 'No open attempt is past its deadline without a job for it',
  'doctor.merchants-have-accounts':
    'Every active merchant has an account at the card provider when payments belong to accounts of merchants',
  'doctor.registrations-current':
    'The last VAT registration in the history of every merchant is the one that it has today',
  'doctor.plans-current': 'The plan of every merchant is that of its history for today',
  'doctor.accounts-checked': 'Accounts at the card provider were checked within two days',
  'doctor.sessions-known': 'The sessions at the card provider are exactly the stored attempts',
  'doctor.chains-intact': 'Documents and voidings are as they were issued (invoices verify)',
  'doctor.numbers-gapless': 'Document numbers have no gap from the start of their series',
  'doctor.one-invoice-each': 'Every succeeded payment has exactly one invoice',
  'doctor.paid-sums-true':
    'What is paid and credited of each invoice are the sums of its payments and credit notes',
  'doctor.credit-notes-within': 'Credit notes exceed their invoice at no rate',
  'doctor.one-credit-note-each':
    'Every succeeded refund of an invoice that was not credited before has exactly one credit note, and no other has',
  'doctor.one-receipt-each': 'Every invoice paid by a payer with an email address has an email',
  'doctor.deductions-true':
    'Each invoice deducts exactly its advances, and its instalments are exactly the total',
  'doctor.payout-lines-sum': 'Every payout is exactly the sum of its lines',
  'doctor.payout-charges-known': 'Every charge in a payout is a payment here',
  'doctor.payments-paid-out': 'Every succeeded payment is in a payout or still in the balance',
  'doctor.webhooks-sent-to-enabled': 'No delivery waits at a disabled webhook endpoint',
  'doctor.webhooks-have-secrets': 'Every webhook endpoint has exactly one current secret',
  'doctor.webhooks-not-forgotten':
    'Every event has a delivery to each enabled webhook endpoint that wants it',
  'doctor.webhooks-own': 'Every webhook endpoint gets only events of its merchant',
  'doctor.payouts-booked': 'Every payout is booked once in the ledger, and a returned one is reversed',
  'doctor.merchant-balances': 'What the ledger owes each merchant is its balance at the card provider',
  'doctor.payments-have-events':
    'Every succeeded payment of the last day has exactly one event that says so, no other',
  'doctor.event-numbers': 'The numbers of each merchant’s events have no gap',
  'doctor.bookings-true':
    'Every entry of the ledger has the amounts and fees of its payment, refund or dispute',
  'doctor.bookings-own': 'Every entry of the ledger is on the account of the merchant of its payment',
  'doctor.bank-payments': 'Money that came by bank is booked exactly, and not at the card provider',
  'doctor.kept-cards': 'Cards that stay are charged only as much and as long as their payers agreed',
  'doctor.rates-stored': 'The exchange rate of every payment is the stored rate of its day',
  'doctor.links-paid': 'Every single-use payment link is paid exactly when it has a payment',
  'doctor.links-amounts': 'Every payment has the amount and the merchant of its payment link',
  'doctor.document-rates': 'The exchange rate of every document is the stored rate of its day',
  'doctor.references-own': 'The advances and refunds of every document are of its merchant',
  'doctor.payout-lines-true': 'Every line of a payout has the amounts of its payment',
  'doctor.payout-bookings-true': 'Every payout and its fees are booked with their amounts',
  'doctor.payouts-at-provider': 'The amount and the day of every payout are those at the card provider',
  'doctor.accounts-own':
    'The account of every merchant at the card provider is that of its payments and payouts',
  'doctor.months-logged': 'Every closing and reopening of a month is what the audit log has',
  'doctor.months-files': 'The files of every closed month are those that its closing made',
  'doctor.months-sums': 'The sums of every closed month are those of its documents and files',
  'doctor.months-chained': 'The hash of every closed month is of the chain of its merchant’s documents',
  'doctor.backup-current': 'The last backup is of the last two days',
  'doctor.audit-sealed': 'The audit log is as it was sealed: nothing was altered, deleted or inserted',
  'doctor.audit-seals-current': 'The audit log is sealed up to the last hour',
  'doctor.bank-accounts-audited':
    'The bank account of every merchant is that of its last change in the audit log',
  'doctor.month-recipients-audited':
    'The email address for the files of each month is that of its last change in the audit log',
  'doctor.webhook-urls-audited':
    'The merchant and the address of every webhook endpoint are those of its last change in the audit log',
  'doctor.payout-lines-at-provider': 'Every line of a payout is the same at the card provider',
  'doctor.accounts-at-provider':
    'The account of every merchant exists at the card provider and carries its number',
  'doctor.user-roles-audited':
    'The role and status of every user are those of its last change in the audit log',
  'doctor.members-audited':
    'The role and the merchant of every team member are those of its last change in the audit log',
  'doctor.factors-audited': 'Every user has as many second factors as were added by the audit log',
  'doctor.assignments-audited': 'Every merchant of an accountant was given to it by the audit log',
  'doctor.api-keys-audited':
    'The merchant, scopes, networks and end of every API key are those of the audit log',
  'doctor.merchant-limits-audited': 'The limit of every merchant is that of its last change in the audit log',
  'doctor.fees-ahead': 'Every change of the fees was entered before the day from which it holds',
  'doctor.bill-sums': 'Fees on bills of Plateno are those of the ledger',
  'doctor.bill-documents': 'Documents of the bills of Plateno have the sums of the bills',
  'doctor.bill-missing': 'Each merchant with fees has a bill of the month',
  'doctor.archive-imports': 'Imported archives and their documents are here, and the series go on after them',
  'doctor.foreign-documents':
    'What was paid for documents of other programs was paid by their links and is no more than was open',
  'doctor.proformas': 'What was paid for proformas and offers, their documents and numbers agree',
  'doctor.schedule-runs': 'Each period of a recurring invoice has the document that it issued',
  'doctor.bank-lines': 'Each movement of a bank account has paid what documents and ledger say',
  'doctor.bank-statements':
    'The movements of each bank statement are stored and lead from its opening to its closing balance',
  'doctor.other-turnover-audited': 'Turnover outside of the product is that of the audit log',
};
