import type { bg as invariants } from './doctor.ts';

type Remedies = Readonly<Record<`${keyof typeof invariants}.remedy`, string>>;

const stop = {
  bg: 'Спрете сървърите и работниците, запазете резервно копие и намерете кой е писал в базата извън програмата (plateno audit показва какво е минало през нея). Не поправяйте редове на ръка.',
  en: 'Stop servers and workers, keep a backup, and find what wrote to the database past the program (plateno audit shows what went through it). Do not correct rows manually.',
} as const;
const settle = {
  bg: 'Командата взема плащането от картовия оператор и го осчетоводява. Без команда сравнете плащането със страницата му при оператора и намерете кой е писал в базата.',
  en: 'The command fetches the payment from the card provider and books it. Without a command compare the payment with its page at the provider, and find what wrote to the database.',
} as const;
const importPayouts = {
  bg: 'Командата взема преводите на търговеца отново. Без команда: сравнете сметката със страницата ѝ при картовия оператор и намерете кой е писал в базата.',
  en: 'The command fetches the payouts of the merchant again. Without a command: compare the account with its page at the card provider, and find what wrote to the database.',
} as const;

/** What to do about a violation of each invariant; the command that heals a record is printed with it. */
export const bg: Remedies = {
  'doctor.payments-booked-once.remedy': stop.bg,
  'doctor.payments-booked-in-full.remedy': stop.bg,
  'doctor.refunds-booked-once.remedy': stop.bg,
  'doctor.refunds-within-capture.remedy': stop.bg,
  'doctor.refunds-asked-for.remedy':
    'Командата изпраща неизпратените възстановявания; нужен е работник. Провалените задачи показва plateno jobs list --state FAILED.',
  'doctor.duplicates-given-back.remedy':
    'Вижте в plateno payments show защо възстановяването не е успяло, после го възстановете с plateno payments refund.',
  'doctor.disputes-held.remedy': stop.bg,
  'doctor.mismatches-decided.remedy':
    'Решете дали сумата се приема или се връща: plateno payments resolve-mismatch, или бутоните при плащането.',
  'doctor.money-at-provider.remedy': settle.bg,
  'doctor.rates-current.remedy':
    'Командата взема курсовете от Европейската централна банка; без нея и без мрежа: plateno rates import. Дотогава нови продажби в долари се отказват.',
  'doctor.ledger-balanced.remedy': stop.bg,
  'doctor.histories-contiguous.remedy': stop.bg,
  'doctor.totals-true.remedy':
    'Грешни са само сборовете на екраните. Намерете кой е писал в плащанията извън програмата.',
  'doctor.order-numbers.remedy': stop.bg,
  'doctor.attempts-looked-after.remedy': settle.bg,
  'doctor.merchants-have-accounts.remedy':
    'Търговецът открива сметката си от портала; plateno accounts start дава адреса, на който се открива.',
  'doctor.registrations-current.remedy':
    'Търговецът или администратор записва ДДС регистрацията отново, с деня, от който е в сила.',
  'doctor.plans-current.remedy':
    'Работник го поправя до ден: задачата merchants.apply-plans започва плановете. Ако остане: работи ли работник? Причината е в журнала.',
  'doctor.accounts-checked.remedy':
    'Командата проверява сметката сега. Ако се повтаря: работи ли работник? Грешките на accounts.refresh-due са в журнала.',
  'doctor.sessions-known.remedy':
    'Командата, когато е посочена, свързва сесията с нейния опит. Сесия, която само операторът знае, е отворена след възстановеното резервно копие: уредете я на ръка.',
  'doctor.chains-intact.remedy': `При EDITED plateno invoices correct-proof --dry-run казва дали текст само е загубил букви. Иначе: ${stop.bg}`,
  'doctor.numbers-gapless.remedy': stop.bg,
  'doctor.one-invoice-each.remedy': stop.bg,
  'doctor.paid-sums-true.remedy': stop.bg,
  'doctor.credit-notes-within.remedy': stop.bg,
  'doctor.one-credit-note-each.remedy': stop.bg,
  'doctor.one-receipt-each.remedy': 'Изпратете документа на купувача с plateno invoices send.',
  'doctor.deductions-true.remedy':
    'Сравнете редовете под нулата във фактурата с аванса ѝ и вноските с общата сума. ' + stop.bg,
  'doctor.payout-lines-sum.remedy': `Сравнете превода със страницата му при картовия оператор; редовете на приключен превод не се вземат отново. ${stop.bg}`,
  'doctor.payout-charges-known.remedy':
    'Първо plateno payments reconcile, после проверете отново: командата се посочва, щом плащането е тук. Което остане без команда, е плащане, направено другаде.',
  'doctor.payments-paid-out.remedy': `Сравнете превода със страницата му при картовия оператор; редовете на приключен превод не се вземат отново. ${stop.bg}`,
  'doctor.webhooks-sent-to-enabled.remedy':
    'Работник ги приключва до минута. Ако остават: работи ли работник?',
  'doctor.webhooks-have-secrets.remedy':
    'Командата дава на адреса нова тайна; дайте я на търговеца. После намерете кой е писал в базата.',
  'doctor.webhooks-not-forgotten.remedy':
    'Командата изпраща неизпратените събития от деня. После намерете кой е писал в базата.',
  'doctor.webhooks-own.remedy': stop.bg,
  'doctor.payouts-booked.remedy': importPayouts.bg,
  'doctor.merchant-balances.remedy': importPayouts.bg,
  'doctor.payments-have-events.remedy':
    'Програмите на търговеца не са научили за тези плащания: съобщете му ги и намерете кой е писал в базата.',
  'doctor.event-numbers.remedy':
    'Събития са изтрити извън програмата: намерете кой е писал в базата и кажете на търговеца кои номера липсват.',
  'doctor.bookings-true.remedy': stop.bg,
  'doctor.bookings-own.remedy': stop.bg,
  'doctor.bank-payments.remedy': stop.bg,
  'doctor.kept-cards.remedy': `Спрете посочените карти с plateno mandates end и възстановете взетото в повече. ${stop.bg}`,
  'doctor.rates-stored.remedy': `Внесете публикуваните курсове на посочените дни с plateno rates import. Ако остава: ${stop.bg}`,
  'doctor.document-rates.remedy': `Внесете публикуваните курсове на посочените дни с plateno rates import. Ако остава: ${stop.bg}`,
  'doctor.links-paid.remedy': `Платен линк, който още е отворен, затворете с plateno links cancel, за да не бъде платен пак. ${stop.bg}`,
  'doctor.links-amounts.remedy': `Отменете отворения линк с друга сума от дължимата по фактурата му (plateno links cancel). ${stop.bg}`,
  'doctor.references-own.remedy': stop.bg,
  'doctor.payout-lines-true.remedy': `Сравнете превода със страницата му при картовия оператор. ${stop.bg}`,
  'doctor.payout-bookings-true.remedy': stop.bg,
  'doctor.payouts-at-provider.remedy': importPayouts.bg,
  'doctor.accounts-own.remedy':
    'Спрете търговеца (plateno merchants status SUSPENDED), за да не плаща никой по чужда сметка, и вижте при картовия оператор чия е сметката.',
  'doctor.months-logged.remedy': stop.bg,
  'doctor.months-files.remedy': `Кажете на търговеца и счетоводителя да ползват само файловете, получени преди промяната. ${stop.bg} След това месецът може да се отвори (plateno months reopen) и приключи отново: новите файлове са от документите.`,
  'doctor.months-sums.remedy': `Сравнете сумите с файловете, които счетоводителят е получил. ${stop.bg}`,
  'doctor.months-chained.remedy': stop.bg,
  'doctor.backup-current.remedy':
    'Направете копие с plateno db backup и вижте защо нощното не е минало. Ако копията прави друга програма, задайте BACKUPS=elsewhere.',
  'doctor.audit-sealed.remedy': `Сравнете посочените записи с последното резервно копие. ${stop.bg}`,
  'doctor.audit-seals-current.remedy':
    'Работник запечатва дневника на всеки две минути. Работи ли работник? Грешките на platform.seal-audit-log са в журнала.',
  'doctor.bank-accounts-audited.remedy':
    'Спрете търговеца (plateno merchants status SUSPENDED) и му се обадете: документите може да водят превода към чужда сметка. Той записва верния IBAN отново. ' +
    stop.bg,
  'doctor.month-recipients-audited.remedy':
    'Търговецът записва имейла на счетоводителя си отново; попитайте го до кого са стигнали файловете. ' +
    stop.bg,
  'doctor.payout-lines-at-provider.remedy': `Сравнете превода със страницата му при картовия оператор; редовете на приключен превод не се вземат отново. ${stop.bg}`,
  'doctor.accounts-at-provider.remedy':
    'Сметка с номера на друг търговец: спрете търговеца (plateno merchants status SUSPENDED), за да не плаща никой по нея, и вижте при картовия оператор чия е. Сметка, която операторът не познава: командата записва, че е прекъсната.',
  'doctor.webhook-urls-audited.remedy':
    'Спрете изпращането (plateno webhooks change ID --state DISABLED) и попитайте търговеца; той записва верния адрес отново. ' +
    stop.bg,
  'doctor.user-roles-audited.remedy':
    'Заключете потребителя (plateno users lock ID) и го попитайте; после ролята се записва отново в администрацията. ' +
    stop.bg,
  'doctor.members-audited.remedy':
    'Собственикът на търговеца маха този член от екипа и го кани отново с вярната роля. ' + stop.bg,
  'doctor.factors-audited.remedy':
    'Заключете потребителя (plateno users lock ID) и го попитайте кои фактори са негови; plateno users reset-factors ID ги маха всички. ' +
    stop.bg,
  'doctor.assignments-audited.remedy':
    'Запишете търговците на счетоводителя отново (plateno merchants assign). ' + stop.bg,
  'doctor.api-keys-audited.remedy':
    'Прекратете ключа (plateno keys end ID) и кажете на търговеца; той прави нов. ' + stop.bg,
  'doctor.merchant-limits-audited.remedy': 'Запишете лимита отново с plateno merchants limits ID. ' + stop.bg,
  'doctor.fees-ahead.remedy': 'Сравнете таксите на плащанията от този ден с договора. ' + stop.bg,
  'doctor.bill-sums.remedy':
    'Сметката е променена извън програмата. Спрете записите, направете резервно копие и намерете кой е писал в базата.',
  'doctor.bill-documents.remedy':
    'Сметката или документът са променени извън програмата. Спрете записите, направете резервно копие и намерете кой е писал в базата.',
  'doctor.archive-imports.remedy':
    'Липсва ли файлът, върнете папката imports на DATA_DIR от резервното копие. ' + stop.bg,
  'doctor.foreign-documents.remedy': stop.bg,
  'doctor.proformas.remedy': stop.bg,
  'doctor.schedule-runs.remedy': stop.bg,
  'doctor.bank-lines.remedy': stop.bg,
  'doctor.bank-statements.remedy': stop.bg,
  'doctor.bill-missing.remedy':
    'Пуснете plateno bills run --month за този месец и прочетете защо сметката не се издава.',
  'doctor.other-turnover-audited.remedy':
    'Търговецът сравнява оборота с книгите си и го записва отново. ' + stop.bg,
};

export const en: Remedies = {
  'doctor.payments-booked-once.remedy': stop.en,
  'doctor.payments-booked-in-full.remedy': stop.en,
  'doctor.refunds-booked-once.remedy': stop.en,
  'doctor.refunds-within-capture.remedy': stop.en,
  'doctor.refunds-asked-for.remedy':
    'The command sends refunds that were not sent; a worker must run. plateno jobs list --state FAILED shows what failed.',
  'doctor.duplicates-given-back.remedy':
    'Read in plateno payments show why the refund failed, then give the payment back with plateno payments refund.',
  'doctor.disputes-held.remedy': stop.en,
  'doctor.mismatches-decided.remedy':
    'Decide whether the amount is accepted or refunded: plateno payments resolve-mismatch, or the buttons at the payment.',
  'doctor.money-at-provider.remedy': settle.en,
  'doctor.rates-current.remedy':
    'The command fetches the rates of the European Central Bank; without it or a network: plateno rates import. Until then new sales in dollars are refused.',
  'doctor.ledger-balanced.remedy': stop.en,
  'doctor.histories-contiguous.remedy': stop.en,
  'doctor.totals-true.remedy':
    'Only sums on screens are wrong. Find what wrote to the payments past the program.',
  'doctor.order-numbers.remedy': stop.en,
  'doctor.attempts-looked-after.remedy': settle.en,
  'doctor.merchants-have-accounts.remedy':
    'The merchant opens its account in the portal; plateno accounts start gives the address at which it is opened.',
  'doctor.registrations-current.remedy':
    'The merchant or an administrator saves the VAT registration again, with the day from which it holds.',
  'doctor.plans-current.remedy':
    'A worker corrects it within a day: the job merchants.apply-plans begins the plans. If it stays: is a worker running? The reason is in the log.',
  'doctor.accounts-checked.remedy':
    'The command checks the account now. If it happens again: is a worker running? Failures of accounts.refresh-due are in the log.',
  'doctor.sessions-known.remedy':
    'The command, where one is printed, attaches the session to its attempt. A session that only the provider knows was opened after the backup that was restored: settle it manually.',
  'doctor.chains-intact.remedy': `For EDITED plateno invoices correct-proof --dry-run tells whether a text has only lost letters. Otherwise: ${stop.en}`,
  'doctor.numbers-gapless.remedy': stop.en,
  'doctor.one-invoice-each.remedy': stop.en,
  'doctor.paid-sums-true.remedy': stop.en,
  'doctor.credit-notes-within.remedy': stop.en,
  'doctor.one-credit-note-each.remedy': stop.en,
  'doctor.one-receipt-each.remedy': 'Send the document to the buyer with plateno invoices send.',
  'doctor.deductions-true.remedy':
    'Compare the lines below zero of the invoice with its advance, and the instalments with the total. ' +
    stop.en,
  'doctor.payout-lines-sum.remedy': `Compare the payout with its page at the card provider; the lines of a complete payout are not fetched again. ${stop.en}`,
  'doctor.payout-charges-known.remedy':
    'First plateno payments reconcile, then run the doctor again: the command is printed once the payment is here. What remains without a command is a charge that was made elsewhere.',
  'doctor.payments-paid-out.remedy': `Compare the payout with its page at the card provider; the lines of a complete payout are not fetched again. ${stop.en}`,
  'doctor.webhooks-sent-to-enabled.remedy':
    'A worker ends them within a minute. If they stay: is a worker running?',
  'doctor.webhooks-have-secrets.remedy':
    'The command gives the endpoint a new secret; hand it to the merchant. Then find what wrote to the database.',
  'doctor.webhooks-not-forgotten.remedy':
    'The command sends the undelivered events of the day. Then find what wrote to the database.',
  'doctor.webhooks-own.remedy': stop.en,
  'doctor.payouts-booked.remedy': importPayouts.en,
  'doctor.merchant-balances.remedy': importPayouts.en,
  'doctor.payments-have-events.remedy':
    'The programs of the merchant did not learn of these payments: name them to the merchant, and find what wrote to the database.',
  'doctor.event-numbers.remedy':
    'Events were deleted past the program: find what wrote to the database, and tell the merchant the missing numbers.',
  'doctor.bookings-true.remedy': stop.en,
  'doctor.bookings-own.remedy': stop.en,
  'doctor.bank-payments.remedy': stop.en,
  'doctor.kept-cards.remedy': `Stop the cards named with plateno mandates end and refund what was charged too much. ${stop.en}`,
  'doctor.rates-stored.remedy': `Import the published rates of the days named with plateno rates import. If it remains: ${stop.en}`,
  'doctor.document-rates.remedy': `Import the published rates of the days named with plateno rates import. If it remains: ${stop.en}`,
  'doctor.links-paid.remedy': `Close a paid link that is still open with plateno links cancel, so that it is not paid twice. ${stop.en}`,
  'doctor.links-amounts.remedy': `Cancel an open link of another amount than is due of its invoice (plateno links cancel). ${stop.en}`,
  'doctor.references-own.remedy': stop.en,
  'doctor.payout-lines-true.remedy': `Compare the payout with its page at the card provider. ${stop.en}`,
  'doctor.payout-bookings-true.remedy': stop.en,
  'doctor.payouts-at-provider.remedy': importPayouts.en,
  'doctor.accounts-own.remedy':
    'Suspend the merchant (plateno merchants status SUSPENDED), so that no payment goes to another account, and find at the card provider whose account it is.',
  'doctor.months-logged.remedy': stop.en,
  'doctor.months-files.remedy': `Tell the merchant and the accountant to use only files that they got before the change. ${stop.en} Afterwards the month can be opened (plateno months reopen) and closed again: the new files are made from the documents.`,
  'doctor.months-sums.remedy': `Compare the sums with the files that the accountant got. ${stop.en}`,
  'doctor.months-chained.remedy': stop.en,
  'doctor.backup-current.remedy':
    'Make one with plateno db backup, and find out why the nightly one did not run. Where another program makes the backups, set BACKUPS=elsewhere.',
  'doctor.audit-sealed.remedy': `Compare the rows named with the last backup. ${stop.en}`,
  'doctor.audit-seals-current.remedy':
    'A worker seals the log every two minutes. Is a worker running? Failures of platform.seal-audit-log are in the log.',
  'doctor.bank-accounts-audited.remedy':
    'Suspend the merchant (plateno merchants status SUSPENDED) and call it: documents may lead transfers to another account. The merchant saves its IBAN again. ' +
    stop.en,
  'doctor.month-recipients-audited.remedy':
    'The merchant saves the email address of its accountant again; ask who received the files. ' + stop.en,
  'doctor.payout-lines-at-provider.remedy': `Compare the payout with its page at the card provider; the lines of a complete payout are not fetched again. ${stop.en}`,
  'doctor.accounts-at-provider.remedy':
    'An account with the number of another merchant: suspend the merchant (plateno merchants status SUSPENDED), so that no payment goes there, and find at the card provider whose account it is. An account that the provider does not know: the command records that it was disconnected.',
  'doctor.webhook-urls-audited.remedy':
    'Stop deliveries (plateno webhooks change ID --state DISABLED) and ask the merchant, who saves the right address again. ' +
    stop.en,
  'doctor.user-roles-audited.remedy':
    'Lock the user (plateno users lock ID) and ask; then save the role again in the back office. ' + stop.en,
  'doctor.members-audited.remedy':
    'An owner of the merchant removes this member from the team, and invites it again with the right role. ' +
    stop.en,
  'doctor.factors-audited.remedy':
    'Lock the user (plateno users lock ID) and ask which factors are its own; plateno users reset-factors ID removes all. ' +
    stop.en,
  'doctor.assignments-audited.remedy':
    'Save the merchants of the accountant again (plateno merchants assign). ' + stop.en,
  'doctor.api-keys-audited.remedy':
    'End the key (plateno keys end ID) and tell the merchant, who makes a new one. ' + stop.en,
  'doctor.merchant-limits-audited.remedy': 'Set the limit again with plateno merchants limits ID. ' + stop.en,
  'doctor.fees-ahead.remedy': 'Compare the fees of payments since that day with the contract. ' + stop.en,
  'doctor.bill-sums.remedy':
    'The bill was changed past the program. Stop writes, make a backup and find the writer.',
  'doctor.bill-documents.remedy':
    'The bill or the document was changed past the program. Stop writes, make a backup and find the writer.',
  'doctor.archive-imports.remedy':
    'Where the file is missing, restore the folder imports of DATA_DIR from the backup. ' + stop.en,
  'doctor.foreign-documents.remedy': stop.en,
  'doctor.proformas.remedy': stop.en,
  'doctor.schedule-runs.remedy': stop.en,
  'doctor.bank-lines.remedy': stop.en,
  'doctor.bank-statements.remedy': stop.en,
  'doctor.bill-missing.remedy':
    'Run plateno bills run --month for this month and read why the bill is not issued.',
  'doctor.other-turnover-audited.remedy':
    'The merchant compares the turnover with its books, and records it again. ' + stop.en,
};
