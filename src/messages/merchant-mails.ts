/** The mails to merchants. Keys with `…-reason.` end with the card provider's code. */
export const bg = {
  'merchants.mail.automatic':
    'Изпратено автоматично от Plateno. Ако отговорите на този имейл, пишете на нас.',
  'merchants.mail.amount': 'Сума',
  'merchants.mail.payment': 'Плащане',
  'merchants.mail.reason': 'Причина',
  'merchants.mail.due': 'Срок за отговор',
  'merchants.mail.open': 'Или отворете:',
  'merchants.mail.received.subject': 'Получихме регистрацията ви',
  'merchants.mail.received.text':
    'Благодарим ви за регистрацията. Проверяваме данните ви и ще ви пишем веднага щом можете да приемате плащания.',
  'merchants.mail.received.next':
    'Дотогава можете да влезете, да попълните данните за фактурите си и да подготвите първия си линк.',
  'merchants.mail.received.button': 'Влез в портала',
  'merchants.mail.approved.subject': 'Вече можете да приемате плащания',
  'merchants.mail.approved.text': 'Профилът ви е одобрен и вече можете да приемате плащания с карта.',
  'merchants.mail.approved.next':
    'Първата стъпка: създайте линк за плащане и го изпратете на клиент. Фактурата се издава автоматично.',
  'merchants.mail.approved.button': 'Създай първия си линк',
  'merchants.mail.approved-again.subject': 'Отново можете да приемате плащания',
  'merchants.mail.approved-again.text': 'Профилът ви отново е активен.',
  'merchants.mail.approved-again.next': 'Линковете ви, които не са изтекли, отново приемат плащания.',
  'merchants.mail.approved-again.button': 'Виж линковете',
  'merchants.mail.suspended.subject': 'Профилът ви е спрян',
  'merchants.mail.suspended.text':
    'Спряхме профила ви: не можете да приемате плащания, да създавате линкове и да издавате документи.',
  'merchants.mail.suspended.next':
    'Данните и документите си можете да преглеждате и изтегляте както досега. За въпроси отговорете на този имейл.',
  'merchants.mail.suspended.button': 'Влез в портала',
  'merchants.mail.corrected.subject': 'Променихме данни в профила ви',
  'merchants.mail.corrected.text':
    'Администратор на Plateno промени данни в търговския ви профил. Издадените документи не се променят.',
  'merchants.mail.corrected.next':
    'Вижте данните в портала. Ако промяната не е по ваше искане, отговорете на този имейл.',
  'merchants.mail.corrected.button': 'Виж профила',
  'merchants.mail.first-payment.subject': 'Първото ви плащане: {total}',
  'merchants.mail.first-payment.text': 'Честито! Получихте първото си плащане през Plateno.',
  'merchants.mail.first-payment.next':
    'Фактурата е издадена автоматично, а на страницата на плащането виждате колко остава за вас след таксите.',
  'merchants.mail.first-payment.button': 'Виж плащането',
  'merchants.mail.payment-received.subject': 'Получихте {total}',
  'merchants.mail.payment-received.text': 'Клиент ви плати.',
  'merchants.mail.payment-received.next':
    'На страницата на плащането са клиентът, документът и таксите. Тези имейли се изключват в „Настройки“ → „Известия“.',
  'merchants.mail.payment-received.button': 'Виж плащането',
  'merchants.mail.overpaid.subject': 'Фактурата вече беше платена: връщаме {total} на клиента',
  'merchants.mail.overpaid.text':
    'Клиент плати с карта фактура, по която вече беше постъпила същата или част от сумата, например по банков път.',
  'merchants.mail.overpaid.next':
    'Плащането с карта се възстановява автоматично и за него не се издава втори документ. Нищо не е нужно да правите.',
  'merchants.mail.overpaid.button': 'Виж плащането',
  'merchants.mail.charged-after-stop.subject': 'Клиентът спря картата, докато минаваше плащане за {total}',
  'merchants.mail.charged-after-stop.text':
    'Клиент спря картата си, докато плащането с нея вече минаваше, и то е успешно.',
  'merchants.mail.charged-after-stop.next':
    'Предложете на клиента връщане: на страницата на плащането можете да възстановите сумата. Картата повече не се таксува.',
  'merchants.mail.charged-after-stop.button': 'Виж плащането',
  'merchants.mail.document': 'Фактура',
  'merchants.mail.buyer': 'Фирма',
  'merchants.mail.buyer-changed.subject': 'Фактурата за {total} е преиздадена на фирма',
  'merchants.mail.buyer-changed.text':
    'Клиентът поиска платената фактура да е на фирма. Старата е анулирана, а новата е издадена със същите редове и със същата дата на данъчното събитие.',
  'merchants.mail.buyer-changed.next':
    'Клиентът получава новата фактура по имейл, ако е посочил такъв. Известихме всеки, който има старата. Нищо не е нужно да правите.',
  'merchants.mail.buyer-changed.button': 'Виж фактурата',
  'merchants.mail.buyer-asked.subject': 'Клиент иска фактурата за {total} да е на фирма',
  'merchants.mail.buyer-asked.text':
    'Фактурата не може да се смени автоматично, защото срокът е минал или плащането е променено. Решението е ваше.',
  'merchants.mail.buyer-asked.next':
    'Отворете фактурата: с едно натискане се издават кредитно известие и нова фактура на фирмата, или отказвате с причина.',
  'merchants.mail.buyer-asked.button': 'Отговори',
  'merchants.mail.refund-failed.subject': 'Възстановяването на {total} не успя',
  'merchants.mail.refund-failed.text':
    'Картовият оператор не можа да възстанови сумата. Клиентът не е получил парите си.',
  'merchants.mail.refund-failed.next':
    'Опитайте пак от страницата на плащането или върнете сумата по друг начин, например с банков превод.',
  'merchants.mail.refund-failed.button': 'Виж плащането',
  'merchants.mail.dispute-opened.subject': 'Оспорено плащане: {total}',
  'merchants.mail.dispute-opened.text':
    'Картодържателят оспори плащане пред банката си. Картовият оператор задържа сумата, докато оспорването приключи.',
  'merchants.mail.dispute-opened.next':
    'Отворете плащането, добавете доказателства за продажбата (фактура, доставка, кореспонденция) и ги изпратете преди срока. Без отговор сумата се връща на картодържателя.',
  'merchants.mail.dispute-opened.button': 'Виж плащането',
  'merchants.mail.fraud-warning.subject': 'Съмнение за измама: {total}',
  'merchants.mail.fraud-warning.text':
    'Банката на картодържателя съобщи, че плащането може да е измама. Парите още са при вас, но обикновено следва оспорване с такса.',
  'merchants.mail.fraud-warning.next':
    'Ако не познавате клиента или още не сте доставили, възстановете цялата сума сега: тогава обикновено няма оспорване и такса за него. Ако сте сигурни в продажбата, запазете доказателствата.',
  'merchants.mail.fraud-warning.button': 'Възстанови сумата',
  'merchants.mail.fraud-type.card_never_received': 'Картата не е получена от притежателя си',
  'merchants.mail.fraud-type.fraudulent_card_application': 'Карта, издадена по подправено заявление',
  'merchants.mail.fraud-type.made_with_counterfeit_card': 'Фалшива карта',
  'merchants.mail.fraud-type.made_with_lost_card': 'Изгубена карта',
  'merchants.mail.fraud-type.made_with_stolen_card': 'Открадната карта',
  'merchants.mail.fraud-type.unauthorized_use_of_card':
    'Картата е използвана без съгласието на притежателя ѝ',
  'merchants.mail.inquiry-opened.subject': 'Запитване за плащане: {total}',
  'merchants.mail.inquiry-opened.text':
    'Банката на картодържателя пита за плащане. Сумата още не е задържана, но запитването може да стане оспорване.',
  'merchants.mail.inquiry-opened.next':
    'Отворете плащането, добавете доказателства за продажбата (фактура, доставка, кореспонденция) и ги изпратете преди срока.',
  'merchants.mail.inquiry-opened.button': 'Виж плащането',
  'merchants.mail.days.today': 'Срокът е днес',
  'merchants.mail.days.one': 'Остава 1 ден',
  'merchants.mail.days.many': 'Остават {days} дни',
  'merchants.mail.dispute-due.subject': '{days} за отговор на оспорването за {total}',
  'merchants.mail.dispute-due.text':
    'Банката на картодържателя още не е получила доказателства за оспореното плащане. След срока не могат да се изпратят.',
  'merchants.mail.dispute-due.next':
    'Отворете плащането, прегледайте доказателствата и ги изпратете. Изпращат се веднъж.',
  'merchants.mail.dispute-due.button': 'Отговори на оспорването',
  'merchants.mail.dispute-won.subject': 'Спечелено оспорване: {total} са ваши',
  'merchants.mail.dispute-won.text':
    'Оспорването приключи във ваша полза. Картовият оператор ви връща сумата, която задържаше.',
  'merchants.mail.dispute-won.next': 'Нищо не е нужно да правите.',
  'merchants.mail.dispute-won.button': 'Виж плащането',
  'merchants.mail.dispute-lost.subject': 'Загубено оспорване: {total}',
  'merchants.mail.dispute-lost.text':
    'Банката реши оспорването в полза на картодържателя. Сумата остава при него и е за ваша сметка.',
  'merchants.mail.dispute-lost.next':
    'Документът за продажбата не се променя автоматично. Попитайте счетоводителя си дали е нужно кредитно известие.',
  'merchants.mail.dispute-lost.button': 'Виж плащането',
  'merchants.mail.dispute-closed.subject': 'Запитването за {total} е приключено',
  'merchants.mail.dispute-closed.text': 'Банката приключи запитването за плащането. Пари не са местени.',
  'merchants.mail.dispute-closed.next': 'Нищо не е нужно да правите.',
  'merchants.mail.dispute-closed.button': 'Виж плащането',
  'merchants.mail.monthly-report.subject': 'Вашият {month}: {takings}',
  'merchants.mail.monthly-report.text': 'Оборотът ви за {month} е {takings}.',
  'merchants.mail.monthly-report.compared': 'За {month} беше {takings}.',
  'merchants.mail.monthly-report.compared-growth': '{growth} спрямо {month} ({takings}).',
  'merchants.mail.monthly-report.takings': 'Оборот',
  'merchants.mail.monthly-report.count': 'Плащания',
  'merchants.mail.monthly-report.refunds': 'Възстановени',
  'merchants.mail.monthly-report.disputes': 'Загубени оспорвания с таксите',
  'merchants.mail.monthly-report.fees': 'Такси',
  'merchants.mail.monthly-report.net': 'Остава за вас',
  'merchants.mail.monthly-report.button': 'Виж справката',
  'merchants.mail.monthly-report.note':
    'Сумите са в евро. „Остава за вас“ е оборотът без таксите, възстановените суми и загубените оспорвания с таксите за тях.',
  'merchants.mail.refund-reason.lost_or_stolen_card': 'Картата е обявена за изгубена или открадната',
  'merchants.mail.refund-reason.expired_or_canceled_card': 'Картата е изтекла или закрита',
  'merchants.mail.refund-reason.insufficient_funds': 'Недостатъчна наличност за възстановяването',
  'merchants.mail.refund-reason.declined': 'Банката на клиента отказа',
  'merchants.mail.refund-reason.charge_for_pending_refund_disputed': 'Плащането е оспорено',
  'merchants.mail.dispute-reason.fraudulent': 'Картодържателят твърди, че не е платил той',
  'merchants.mail.dispute-reason.unrecognized': 'Картодържателят не разпознава плащането',
  'merchants.mail.dispute-reason.duplicate': 'Платено два пъти',
  'merchants.mail.dispute-reason.product_not_received': 'Стоката или услугата не е получена',
  'merchants.mail.dispute-reason.product_unacceptable': 'Стоката или услугата не е каквато трябва',
  'merchants.mail.dispute-reason.subscription_canceled': 'Абонаментът е прекратен',
  'merchants.mail.dispute-reason.credit_not_processed': 'Обещана сума не е възстановена',
  'merchants.mail.dispute-reason.general': 'Без посочена причина',
  'merchants.mail.dispute-reason.bank_cannot_process': 'Банката не може да обработи плащането',
  'merchants.mail.dispute-reason.check_returned': 'Чекът е върнат',
  'merchants.mail.dispute-reason.customer_initiated': 'Клиентът поиска парите от банката си',
  'merchants.mail.dispute-reason.debit_not_authorized': 'Клиентът твърди, че не е разрешил плащането',
  'merchants.mail.dispute-reason.incorrect_account_details': 'Грешни данни на сметката',
  'merchants.mail.dispute-reason.insufficient_funds': 'Недостатъчна наличност',
  'merchants.mail.dispute-reason.noncompliant': 'Нарушено правило на картовата мрежа',
  'merchants.mail.payout-failed.subject': 'Превод към банковата ви сметка не е приет',
  'merchants.mail.payout-failed.text':
    'Банката върна превод за {total}. Парите са отново в баланса ви при картовия оператор и не са загубени.',
  'merchants.mail.payout-failed.next':
    'Проверете банковата си сметка и я сменете при картовия оператор, ако е нужно. Следващият превод тръгва след това.',
  'merchants.mail.payout-failed.button': 'Виж превода',
  'merchants.mail.missing': 'Липсва',
  'merchants.mail.account-active.subject': 'Сметката за плащания е активна',
  'merchants.mail.account-active.text':
    'Картовият оператор провери данните ви. Клиентите могат да плащат с карта, а парите отиват на банковата ви сметка.',
  'merchants.mail.account-active.next': 'Нищо не е нужно да правите. Статуса на сметката виждате в портала.',
  'merchants.mail.account-active.button': 'Виж сметката',
  'merchants.mail.account-due.subject': 'Картовият оператор иска данни от вас',
  'merchants.mail.account-due.text':
    'За сметката ви за плащания липсват данни. Ако не ги предоставите в срок, картовият оператор може да спре плащанията или преводите към банката.',
  'merchants.mail.account-due.next':
    'Отворете страницата на сметката и продължете към картовия оператор. Обикновено отнема няколко минути.',
  'merchants.mail.account-due.button': 'Попълни данните',
  'merchants.mail.account-paused.subject': 'Сметката за плащания е спряна',
  'merchants.mail.account-paused.text':
    'Картовият оператор спря плащанията с карта или преводите към банковата ви сметка.',
  'merchants.mail.account-paused.next': 'На страницата на сметката пише причината и какво липсва.',
  'merchants.mail.account-paused.button': 'Виж причината',
  'merchants.mail.account-left.subject': 'Връзката със сметката ви за плащания е прекъсната',
  'merchants.mail.account-left.text':
    'Вече нямаме достъп до сметката ви при картовия оператор и клиентите не могат да ви плащат през Plateno.',
  'merchants.mail.account-left.next': 'Ако не сте го искали, отговорете на този имейл и ще ви помогнем.',
  'merchants.mail.account-left.button': 'Виж сметката',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'merchants.mail.automatic': 'Sent automatically by Plateno. A reply to this email reaches us.',
  'merchants.mail.amount': 'Amount',
  'merchants.mail.payment': 'Payment',
  'merchants.mail.reason': 'Reason',
  'merchants.mail.due': 'Respond by',
  'merchants.mail.open': 'Or open:',
  'merchants.mail.received.subject': 'We received your registration',
  'merchants.mail.received.text':
    'Thank you for registering. We are checking your details and will email you as soon as you can accept payments.',
  'merchants.mail.received.next':
    'Until then you can sign in, complete your invoice details and prepare your first payment link.',
  'merchants.mail.received.button': 'Sign in',
  'merchants.mail.approved.subject': 'You can now accept payments',
  'merchants.mail.approved.text': 'Your account is approved and you can now accept card payments.',
  'merchants.mail.approved.next':
    'First step: create a payment link and send it to a customer. The invoice is issued automatically.',
  'merchants.mail.approved.button': 'Create your first link',
  'merchants.mail.approved-again.subject': 'You can accept payments again',
  'merchants.mail.approved-again.text': 'Your account is active again.',
  'merchants.mail.approved-again.next': 'Links that have not expired accept payments again.',
  'merchants.mail.approved-again.button': 'View links',
  'merchants.mail.suspended.subject': 'Your account is suspended',
  'merchants.mail.suspended.text':
    'We suspended your account: you can’t accept payments, create links or issue documents.',
  'merchants.mail.suspended.next':
    'You can still view and download your data and documents. If you have questions, reply to this email.',
  'merchants.mail.suspended.button': 'Sign in',
  'merchants.mail.corrected.subject': 'We changed data in your account',
  'merchants.mail.corrected.text':
    'An administrator of Plateno changed data of your business. Issued documents do not change.',
  'merchants.mail.corrected.next':
    'Check the data in the portal. If you did not ask for this change, reply to this email.',
  'merchants.mail.corrected.button': 'View profile',
  'merchants.mail.first-payment.subject': 'Your first payment: {total}',
  'merchants.mail.first-payment.text': 'Congratulations! You received your first payment with Plateno.',
  'merchants.mail.first-payment.next':
    'The invoice was issued automatically. The payment page shows what you keep after fees.',
  'merchants.mail.first-payment.button': 'View payment',
  'merchants.mail.payment-received.subject': 'You received {total}',
  'merchants.mail.payment-received.text': 'A customer paid you.',
  'merchants.mail.payment-received.next':
    'The page of the payment shows the customer, the document and the fees. You can switch these emails off under Settings → Notifications.',
  'merchants.mail.payment-received.button': 'View the payment',
  'merchants.mail.overpaid.subject': 'The invoice was already paid: {total} goes back to the customer',
  'merchants.mail.overpaid.text':
    'A customer paid an invoice by card after the same amount, or a part of it, had come in another way, such as a bank transfer.',
  'merchants.mail.overpaid.next':
    'The card payment is refunded automatically and no second document is issued. You do not need to do anything.',
  'merchants.mail.overpaid.button': 'View payment',
  'merchants.mail.charged-after-stop.subject':
    'The customer stopped the card while {total} was being charged',
  'merchants.mail.charged-after-stop.text':
    'A customer stopped a card while a payment with it was already under way, and the payment has succeeded.',
  'merchants.mail.charged-after-stop.next':
    'Offer the customer a refund: you can refund the amount on the page of the payment. The card is charged no more.',
  'merchants.mail.charged-after-stop.button': 'View payment',
  'merchants.mail.document': 'Invoice',
  'merchants.mail.buyer': 'Company',
  'merchants.mail.buyer-changed.subject': 'The invoice of {total} was issued again to a company',
  'merchants.mail.buyer-changed.text':
    'The customer asked for the paid invoice in the name of a company. The old one is void; the new one has the same lines and tax event.',
  'merchants.mail.buyer-changed.next':
    'The customer gets the new invoice by email, if one was given. Everyone who has the old one got an email, too. There is nothing for you to do.',
  'merchants.mail.buyer-changed.button': 'View invoice',
  'merchants.mail.buyer-asked.subject': 'A customer wants the invoice of {total} in the name of a company',
  'merchants.mail.buyer-asked.text':
    'The invoice cannot be replaced automatically, because it is too late or the payment has changed. You decide.',
  'merchants.mail.buyer-asked.next':
    'Open the invoice: one press issues a credit note and a new invoice to the company, or you refuse with a reason.',
  'merchants.mail.buyer-asked.button': 'Answer',
  'merchants.mail.refund-failed.subject': 'The refund of {total} failed',
  'merchants.mail.refund-failed.text':
    'The card provider could not refund the amount. The customer has not received the money.',
  'merchants.mail.refund-failed.next':
    'Try again from the payment page, or return the money another way, for example by bank transfer.',
  'merchants.mail.refund-failed.button': 'View payment',
  'merchants.mail.dispute-opened.subject': 'Payment disputed: {total}',
  'merchants.mail.dispute-opened.text':
    'The cardholder disputed a payment with their bank. The card provider holds the amount until the dispute is decided.',
  'merchants.mail.dispute-opened.next':
    'Open the payment, add evidence of the sale (invoice, delivery, correspondence) and submit it before the deadline. Without a response the amount goes back to the cardholder.',
  'merchants.mail.dispute-opened.button': 'View payment',
  'merchants.mail.fraud-warning.subject': 'Possible fraud: {total}',
  'merchants.mail.fraud-warning.text':
    'The cardholder’s bank reports that this payment may be fraud. You still have the money, but a dispute with its fee usually follows.',
  'merchants.mail.fraud-warning.next':
    'If you do not know the customer or have not delivered yet, refund the whole amount now: that usually prevents the dispute and its fee. If you are sure of the sale, keep your evidence.',
  'merchants.mail.fraud-warning.button': 'Refund',
  'merchants.mail.fraud-type.card_never_received': 'Card never received by its holder',
  'merchants.mail.fraud-type.fraudulent_card_application': 'Card issued on a fraudulent application',
  'merchants.mail.fraud-type.made_with_counterfeit_card': 'Counterfeit card',
  'merchants.mail.fraud-type.made_with_lost_card': 'Lost card',
  'merchants.mail.fraud-type.made_with_stolen_card': 'Stolen card',
  'merchants.mail.fraud-type.unauthorized_use_of_card': 'Card used without its holder’s consent',
  'merchants.mail.inquiry-opened.subject': 'Inquiry about a payment: {total}',
  'merchants.mail.inquiry-opened.text':
    'The cardholder’s bank is asking about a payment. The amount is not held yet, but the inquiry can become a dispute.',
  'merchants.mail.inquiry-opened.next':
    'Open the payment, add evidence of the sale (invoice, delivery, correspondence) and submit it before the deadline.',
  'merchants.mail.inquiry-opened.button': 'View payment',
  'merchants.mail.days.today': 'The deadline is today',
  'merchants.mail.days.one': '1 day left',
  'merchants.mail.days.many': '{days} days left',
  'merchants.mail.dispute-due.subject': '{days} to answer the dispute of {total}',
  'merchants.mail.dispute-due.text':
    'The cardholder’s bank has no evidence of the disputed payment yet. After the deadline none can be submitted.',
  'merchants.mail.dispute-due.next':
    'Open the payment, check the evidence and submit it. It can be submitted once.',
  'merchants.mail.dispute-due.button': 'Answer the dispute',
  'merchants.mail.dispute-won.subject': 'Dispute won: {total} is yours',
  'merchants.mail.dispute-won.text':
    'The dispute was decided in your favour. The card provider returns the amount that it held.',
  'merchants.mail.dispute-won.next': 'You do not need to do anything.',
  'merchants.mail.dispute-won.button': 'View payment',
  'merchants.mail.dispute-lost.subject': 'Dispute lost: {total}',
  'merchants.mail.dispute-lost.text':
    'The bank decided for the cardholder. The amount stays with them and is at your expense.',
  'merchants.mail.dispute-lost.next':
    'The document of the sale does not change automatically. Ask your accountant whether a credit note is needed.',
  'merchants.mail.dispute-lost.button': 'View payment',
  'merchants.mail.dispute-closed.subject': 'The inquiry about {total} is closed',
  'merchants.mail.dispute-closed.text': 'The bank closed its inquiry about the payment. No money has moved.',
  'merchants.mail.dispute-closed.next': 'You do not need to do anything.',
  'merchants.mail.dispute-closed.button': 'View payment',
  'merchants.mail.monthly-report.subject': 'Your {month}: {takings}',
  'merchants.mail.monthly-report.text': 'Your turnover in {month} was {takings}.',
  'merchants.mail.monthly-report.compared': 'In {month} it was {takings}.',
  'merchants.mail.monthly-report.compared-growth': '{growth} compared with {month} ({takings}).',
  'merchants.mail.monthly-report.takings': 'Turnover',
  'merchants.mail.monthly-report.count': 'Payments',
  'merchants.mail.monthly-report.refunds': 'Refunds',
  'merchants.mail.monthly-report.disputes': 'Disputes lost, with their fees',
  'merchants.mail.monthly-report.fees': 'Fees',
  'merchants.mail.monthly-report.net': 'You keep',
  'merchants.mail.monthly-report.button': 'Open the report',
  'merchants.mail.monthly-report.note':
    'Amounts are in euro. “You keep” is the turnover less fees, refunds, and disputes lost with their fees.',
  'merchants.mail.refund-reason.lost_or_stolen_card': 'The card was reported lost or stolen',
  'merchants.mail.refund-reason.expired_or_canceled_card': 'The card has expired or was closed',
  'merchants.mail.refund-reason.insufficient_funds': 'Insufficient balance for the refund',
  'merchants.mail.refund-reason.declined': 'The customer’s bank declined it',
  'merchants.mail.refund-reason.charge_for_pending_refund_disputed': 'The payment is disputed',
  'merchants.mail.dispute-reason.fraudulent': 'The cardholder says they did not make the payment',
  'merchants.mail.dispute-reason.unrecognized': 'The cardholder does not recognise the payment',
  'merchants.mail.dispute-reason.duplicate': 'Paid twice',
  'merchants.mail.dispute-reason.product_not_received': 'Goods or service not received',
  'merchants.mail.dispute-reason.product_unacceptable': 'Goods or service not as described',
  'merchants.mail.dispute-reason.subscription_canceled': 'The subscription was cancelled',
  'merchants.mail.dispute-reason.credit_not_processed': 'A promised refund was not made',
  'merchants.mail.dispute-reason.general': 'No reason given',
  'merchants.mail.dispute-reason.bank_cannot_process': 'The bank cannot process the payment',
  'merchants.mail.dispute-reason.check_returned': 'The cheque was returned',
  'merchants.mail.dispute-reason.customer_initiated': 'The customer asked their bank for the money',
  'merchants.mail.dispute-reason.debit_not_authorized':
    'The customer says they did not authorise the payment',
  'merchants.mail.dispute-reason.incorrect_account_details': 'Incorrect account details',
  'merchants.mail.dispute-reason.insufficient_funds': 'Insufficient funds',
  'merchants.mail.dispute-reason.noncompliant': 'A rule of the card network was broken',
  'merchants.mail.payout-failed.subject': 'A payout to your bank account was refused',
  'merchants.mail.payout-failed.text':
    'The bank returned a payout of {total}. The money is back in your balance at the card provider; nothing is lost.',
  'merchants.mail.payout-failed.next':
    'Check your bank account, and change it at the card provider if needed. The next payout follows after that.',
  'merchants.mail.payout-failed.button': 'View the payout',
  'merchants.mail.missing': 'Missing',
  'merchants.mail.account-active.subject': 'Your payment account is active',
  'merchants.mail.account-active.text':
    'The card provider has verified your details. Customers can pay by card, and the money goes to your bank account.',
  'merchants.mail.account-active.next':
    'You do not need to do anything. The portal shows the status of the account.',
  'merchants.mail.account-active.button': 'View the account',
  'merchants.mail.account-due.subject': 'The card provider needs details from you',
  'merchants.mail.account-due.text':
    'Details are missing for your payment account. If you do not provide them in time, the card provider may stop payments or payouts to your bank.',
  'merchants.mail.account-due.next':
    'Open the page of the account and continue to the card provider. It usually takes a few minutes.',
  'merchants.mail.account-due.button': 'Provide the details',
  'merchants.mail.account-paused.subject': 'Your payment account is paused',
  'merchants.mail.account-paused.text':
    'The card provider has stopped card payments or payouts to your bank account.',
  'merchants.mail.account-paused.next': 'The page of the account names the reason and what is missing.',
  'merchants.mail.account-paused.button': 'View the reason',
  'merchants.mail.account-left.subject': 'Your payment account is disconnected from Plateno',
  'merchants.mail.account-left.text':
    'We no longer have access to your account at the card provider, and customers cannot pay you through Plateno.',
  'merchants.mail.account-left.next': 'If you did not want this, reply to this email and we will help.',
  'merchants.mail.account-left.button': 'View the account',
};
