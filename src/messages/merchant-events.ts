/** Descriptions of the types of events, and refusals about events. */
export const bg = {
  'integrations.event-not-found': 'Няма такова събитие. Събитията се пазят 90 дни.',
  'fields.merchant-event-unknown': 'Няма такова събитие. Събитията се пазят 90 дни.',
  'merchant-events.payment.created': 'Започнато е плащане; клиентът още не е платил.',
  'merchant-events.payment.processing':
    'Плащането се обработва: парите още не са потвърдени или сумата се проверява.',
  'merchant-events.payment.declined': 'Картата на клиента е отказана; клиентът може да опита отново.',
  'merchant-events.payment.succeeded': 'Клиентът плати.',
  'merchant-events.payment.failed': 'Плащането не успя.',
  'merchant-events.payment.cancelled':
    'Плащането е прекратено: клиентът не плати навреме или сумата е възстановена.',
  'merchant-events.payment.flagged':
    'Плащането иска внимание: закъсняло, повторно, над дължимото или с различна сума; или е решено какво става с различната сума.',
  'merchant-events.payment.fraud_warned':
    'Банката на клиента предупреждава за измама; цялото възстановяване обикновено предотвратява оспорване.',
  'merchant-events.refund.requested': 'Поискано е възстановяване на сума.',
  'merchant-events.refund.succeeded': 'Сумата е възстановена на клиента.',
  'merchant-events.refund.failed': 'Възстановяването не успя или е отменено; парите остават при вас.',
  'merchant-events.dispute.opened': 'Банката на клиента оспорва плащане или пита за него.',
  'merchant-events.dispute.won': 'Оспорването приключи във ваша полза.',
  'merchant-events.dispute.lost': 'Оспорването приключи в полза на клиента.',
  'merchant-events.link.created': 'Създаден е линк за плащане.',
  'merchant-events.link.paid': 'Линк за еднократно плащане е платен.',
  'merchant-events.link.expired': 'Срокът на линка изтече.',
  'merchant-events.link.cancelled': 'Линкът е отменен.',
  'merchant-events.invoice.issued': 'Издадена е фактура или дебитно известие.',
  'merchant-events.invoice.sent': 'Имейл с документа е изпратен.',
  'merchant-events.invoice.delivery_failed': 'Имейл с документа не можа да бъде изпратен.',
  'merchant-events.invoice.overdue': 'Срокът за плащане на документа или на вноска по него мина.',
  'merchant-events.invoice.partly_paid': 'Част от документа е платена.',
  'merchant-events.invoice.paid': 'Документът е платен изцяло.',
  'merchant-events.invoice.annulled': 'Документът е анулиран.',
  'merchant-events.credit_note.issued': 'Издадено е кредитно известие.',
  'merchant-events.payout.paid': 'Сумата е преведена по банковата ви сметка.',
  'merchant-events.payout.failed': 'Преводът по банковата ви сметка не успя или е отменен.',
  'merchant-events.account.changed':
    'Сметката при картовия оператор се промени: статус, възможности или липсващи данни.',
  'merchant-events.month.closed': 'Месецът е приключен.',
  'merchant-events.webhook.test': 'Пробно известие, изпратено по ваше искане.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'integrations.event-not-found': 'There is no such event. Events are kept for 90 days.',
  'fields.merchant-event-unknown': 'There is no such event. Events are kept for 90 days.',
  'merchant-events.payment.created': 'A payment was started; the customer has not paid yet.',
  'merchant-events.payment.processing':
    'The payment is being processed: the money is not confirmed yet, or the amount is being checked.',
  'merchant-events.payment.declined': 'The customer’s card was declined; the customer may try again.',
  'merchant-events.payment.succeeded': 'The customer has paid.',
  'merchant-events.payment.failed': 'The payment failed.',
  'merchant-events.payment.cancelled':
    'The payment was cancelled: the customer did not pay in time, or the amount was refunded.',
  'merchant-events.payment.flagged':
    'The payment needs attention: late, a duplicate, more than was due, or of another amount; or it was decided what happens to the other amount.',
  'merchant-events.payment.fraud_warned':
    'The customer’s bank warns of fraud; a full refund usually prevents the dispute.',
  'merchant-events.refund.requested': 'A refund was requested.',
  'merchant-events.refund.succeeded': 'The amount was refunded to the customer.',
  'merchant-events.refund.failed': 'The refund failed or was cancelled; the money stays with you.',
  'merchant-events.dispute.opened': 'The customer’s bank disputes a payment or asks about it.',
  'merchant-events.dispute.won': 'The dispute was won.',
  'merchant-events.dispute.lost': 'The dispute was lost: the customer gets the amount back.',
  'merchant-events.link.created': 'A payment link was created.',
  'merchant-events.link.paid': 'A payment link for one payment was paid.',
  'merchant-events.link.expired': 'The payment link has expired.',
  'merchant-events.link.cancelled': 'The payment link was cancelled.',
  'merchant-events.invoice.issued': 'An invoice or a debit note was issued.',
  'merchant-events.invoice.sent': 'An email with the document was sent.',
  'merchant-events.invoice.delivery_failed': 'An email with the document could not be sent.',
  'merchant-events.invoice.overdue': 'The document, or an instalment of it, was not paid in time.',
  'merchant-events.invoice.partly_paid': 'A part of the document was paid.',
  'merchant-events.invoice.paid': 'The document is paid in full.',
  'merchant-events.invoice.annulled': 'The document was voided.',
  'merchant-events.credit_note.issued': 'A credit note was issued.',
  'merchant-events.payout.paid': 'The amount was paid out to your bank account.',
  'merchant-events.payout.failed': 'The payout to your bank account failed or was cancelled.',
  'merchant-events.account.changed':
    'The account at the card provider has changed: its status, what it may do, or the data that is due.',
  'merchant-events.month.closed': 'The month was closed.',
  'merchant-events.webhook.test': 'A test event, sent on your request.',
};
