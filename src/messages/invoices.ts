import * as advances from './advances.ts';
import * as debitNotes from './debit-notes.ts';
import * as fields from './document-fields.ts';
import * as mails from './document-mails.ts';
import * as proofs from './document-proofs.ts';
import * as printed from './printed-documents.ts';
import * as register from './invoice-register.ts';
import * as saleVat from './sale-vat.ts';

/** Messages of the invoices module by code; those of one idea are in files beside this one. */
export const bg = {
  'invoices.not-found': 'Няма такава фактура.',
  'invoices.draft-not-found': 'Няма такава чернова: тя е изтрита или вече е издадена.',
  'invoices.draft-changed': 'Друг човек запази тази чернова междувременно.',
  'invoices.draft-gone':
    'Тази чернова вече е издадена или изтрита. Проверете фактурите, преди да издадете нова.',
  'invoices.too-many-drafts': 'Имате {most} чернови. Изтрийте някоя, за да запазите нова.',
  'invoices.state-refused': 'При сегашния статус на фактурата това действие не е възможно.',
  'invoices.own-address-only':
    'Докато профилът не е активен, документи се изпращат само на адреса на търговеца: {email}.',
  'invoices.payer-address-only': 'Този документ може да бъде изпратен само на имейла, посочен при плащането.',
  'invoices.merchant-not-active': 'Имейлът не беше изпратен: профилът на търговеца вече не е активен.',
  'invoices.limit.document':
    'Този документ беше изпратен твърде много пъти за един час. Опитайте пак след {minutes} мин.',
  'invoices.limit.merchant':
    'Изпратихте твърде много документи по имейл за един час. Опитайте пак след {minutes} мин.',
  'invoices.limit.mailbox':
    'На този адрес бяха изпратени твърде много имейли за един час. Опитайте пак след {minutes} мин.',
  'invoices.limit.test-mails':
    'Най-много 5 пробни документа на ден могат да бъдат изпратени до чужд адрес. Опитайте пак след {minutes} мин. или използвайте адреса на профила си.',
  'invoices.limit.unapproved':
    'Докато профилът не е активен, се изпращат най-много 10 имейла на ден. Опитайте пак след {minutes} мин.',
  'invoices.limit.installation':
    'В момента се изпращат твърде много имейли. Опитайте пак след {minutes} мин.',
  'invoices.limit.test-documents':
    'Създадохте твърде много пробни документи за един час. Опитайте пак след {minutes} мин.',
  'invoices.limit.written':
    'Издадохте твърде много фактури за кратко време. Опитайте пак след {seconds} секунди.',
  'invoices.merchant-may-not-act':
    'Профилът ви не е активен: можете да разглеждате и изтегляте, но не и да издавате документи.',
  'invoices.paid-stays':
    'Платена фактура не се анулира. Издайте кредитно известие; при плащане с карта го издава възстановяването на сумата.',
  'invoices.partly-paid-stays':
    'По фактурата има записан банков превод. Първо го отбележете като непостъпил, после анулирайте.',
  'invoices.not-payable':
    'По този документ не се записва плащане: той е анулиран, пробен или кредитно известие.',
  'invoices.nothing-to-remind':
    'По този документ няма какво да се плати, затова няма за какво да се напомни.',
  'invoices.more-than-open': 'По фактурата остават {open} {currency}. Въведете най-много толкова.',
  'invoices.payment-not-found': 'Няма такова плащане по фактурата.',
  'invoices.credited-stays':
    'По фактурата има кредитно известие и тя вече не се анулира. Кредитирайте остатъка.',
  'invoices.not-creditable':
    'За този документ не се издава кредитно известие: той е анулиран, пробен или сам е кредитно известие.',
  'invoices.nothing-to-credit': 'Фактурата вече е изцяло кредитирана.',
  'invoices.card-payment-stays':
    'Плащане с карта или по линк не се отбелязва като непостъпило. Възстановете сумата на клиента.',
  'invoices.withheld-stays':
    'Част от документа е удържана от плащанията на получателя и не се отменя. Издайте кредитно известие.',
  'invoices.already-taken-back': 'Преводът вече е отбелязан като непостъпил.',
  'invoices.series-has-begun':
    'Първият документ вече е издаден и номерацията продължава от него. Началото ѝ не може да се променя.',
  'invoices.already-annulled': 'Фактурата вече е анулирана.',
  'invoices.proof-holds': 'Доказателството на документа е вярно: няма какво да се поправя.',
  'invoices.proof-corrected': 'Доказателството на документа вече е поправено.',
  'invoices.proof-not-found':
    'Промяната не се обяснява с изгубени знаци: документът е променен по друг начин и не може да се докаже.',
  'invoices.another-buyer': 'Сменен получател',
  'invoices.buyer-request-open': 'Вече поискахте фактура на фирма; търговецът още не е отговорил.',
  'invoices.buyer-request-not-found': 'Няма такова искане за фактура на фирма.',
  'invoices.buyer-request-answered': 'На това искане вече е отговорено.',
  'invoices.replace-by-hand':
    'Тази фактура се сменя ръчно: ставката или основанието не са за този получател, или тя е свързана с друг документ: кредитно или дебитно известие, аванс, крайна фактура, или част от нея е удържана от плащанията. Издайте кредитно известие и нова фактура или откажете искането.',
  'invoices.limit.buyer-requests':
    'Получателят на фактурата може да се сменя най-много три пъти. За друга промяна пишете на търговеца.',
  'invoices.annulment-too-late':
    'Документът е издаден на {issueDate}. Анулира се само в месеца на издаването; след това се коригира с кредитно или дебитно известие.',
  'invoices.test.description': 'Пробна услуга',
  'invoices.test.customer': 'Пробен клиент',
  'invoices.status.PENDING': 'Очаква плащане',
  'invoices.status.OVERDUE': 'Просрочена',
  'invoices.status.PAID': 'Платена',
  'invoices.reminder-not-needed': 'Напомнянето не беше изпратено: фактурата вече не очаква плащане.',
  ...fields.bg,
  ...mails.bg,
  ...proofs.bg,
  ...printed.bg,
  ...debitNotes.bg,
  ...saleVat.bg,
  ...advances.bg,
  ...register.bg,
} as const;

export const en: Record<keyof typeof bg, string> = {
  'invoices.not-found': 'There is no such invoice.',
  'invoices.draft-not-found': 'There is no such draft: it was deleted or issued.',
  'invoices.draft-changed': 'Another person has saved this draft meanwhile.',
  'invoices.draft-gone': 'This draft was issued or deleted. Check your invoices before you issue a new one.',
  'invoices.too-many-drafts': 'You have {most} drafts. Delete one to save another.',
  'invoices.own-address-only':
    'While the account is not active, documents are emailed only to the merchant’s own address: {email}.',
  'invoices.payer-address-only': 'This document can be emailed only to the address given with the payment.',
  'invoices.merchant-not-active': 'The email was not sent: the merchant’s account is no longer active.',
  'invoices.limit.document':
    'This document was sent too many times within an hour. Try again in {minutes} min.',
  'invoices.limit.merchant': 'You emailed too many documents within an hour. Try again in {minutes} min.',
  'invoices.limit.mailbox':
    'Too many emails were sent to this address within an hour. Try again in {minutes} min.',
  'invoices.limit.test-mails':
    'At most 5 test documents a day can be emailed to another address. Try again in {minutes} min. or use the address of your account.',
  'invoices.limit.unapproved':
    'While the account is not active, at most 10 emails a day are sent. Try again in {minutes} min.',
  'invoices.limit.installation': 'Too many emails are being sent at the moment. Try again in {minutes} min.',
  'invoices.limit.test-documents':
    'You created too many test documents within an hour. Try again in {minutes} min.',
  'invoices.limit.written': 'You issued too many invoices in a short time. Try again in {seconds} seconds.',
  'invoices.state-refused': 'This is not possible in the invoice’s current status.',
  'invoices.merchant-may-not-act':
    'Your account is not active: you can view and export, but not issue documents.',
  'invoices.paid-stays':
    'A paid invoice cannot be voided. Issue a credit note; a refund to the card issues one automatically.',
  'invoices.partly-paid-stays':
    'A bank transfer is recorded for the invoice. Take it back first, then void the invoice.',
  'invoices.credited-stays':
    'The invoice has a credit note and cannot be voided any more. Credit the rest of it.',
  'invoices.not-creditable':
    'No credit note can be issued for this document: it is voided, a test or a credit note itself.',
  'invoices.nothing-to-credit': 'The whole invoice has been credited already.',
  'invoices.nothing-to-remind': 'Nothing of this document is to be paid, so there is nothing to remind of.',
  'invoices.not-payable': 'This document takes no payment: it is voided, a test or a credit note.',
  'invoices.more-than-open': 'The invoice has {open} {currency} open. Enter at most that.',
  'invoices.payment-not-found': 'The invoice has no such payment.',
  'invoices.card-payment-stays':
    'A payment by card or by a link cannot be taken back. Refund it to the customer.',
  'invoices.withheld-stays':
    'A part of the document was withheld from the payments of its buyer and stays. Issue a credit note.',
  'invoices.already-taken-back': 'The transfer was taken back already.',
  'invoices.series-has-begun':
    'The first document has been issued and numbering continues from it. The first number can no longer be changed.',
  'invoices.already-annulled': 'The invoice is already void.',
  'invoices.proof-holds': 'The proof of the document holds: there is nothing to correct.',
  'invoices.proof-corrected': 'The proof of the document was corrected before.',
  'invoices.proof-not-found':
    'Lost characters do not explain the change: the document was changed otherwise and cannot be proven.',
  'invoices.another-buyer': 'Another recipient',
  'invoices.buyer-request-open':
    'You have already asked for a company invoice; the merchant has not answered yet.',
  'invoices.buyer-request-not-found': 'There is no such request for a company invoice.',
  'invoices.buyer-request-answered': 'This request is answered already.',
  'invoices.replace-by-hand':
    'This invoice is replaced manually: the rate or the reason does not fit this recipient, or it belongs to another document: a credit or debit note, an advance, a final invoice, or a part of it was withheld. Issue a credit note and a new invoice, or refuse the request.',
  'invoices.limit.buyer-requests':
    'The recipient of an invoice can be changed three times. For another change, write to the merchant.',
  'invoices.annulment-too-late':
    'The document was issued on {issueDate}. It can be voided only in the month it was issued; after that it is corrected by a credit or debit note.',
  'invoices.test.description': 'Test service',
  'invoices.test.customer': 'Test customer',
  'invoices.status.PENDING': 'Pending',
  'invoices.status.OVERDUE': 'Overdue',
  'invoices.status.PAID': 'Paid',
  'invoices.reminder-not-needed': 'The reminder was not sent: the invoice is no longer awaiting payment.',
  ...fields.en,
  ...mails.en,
  ...proofs.en,
  ...printed.en,
  ...debitNotes.en,
  ...saleVat.en,
  ...advances.en,
  ...register.en,
};
