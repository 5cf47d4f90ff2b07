import type { bg } from '#messages/doctor.ts';

export type DoctorCode = keyof typeof bg;

/** Why no command heals a violation, and `COMMAND` where one heals some records at least. */
type Remedy =
  | 'COMMAND'
  /** Made by a writer past the program only: a command would hide the trace, and the sum may be anyone's. */
  | 'WRITTEN'
  /** A person decides, by a command that needs the decision. */
  | 'DECIDED'
  /** Done by a merchant or outside the program. */
  | 'ELSEWHERE'
  /** A running worker ends it. */
  | 'BY_ITSELF';

/** Every code of the doctor: a new one compiles only with its remedy. `doctor-commands.test.ts` runs commands of codes with COMMAND. */
const remedies = {
  'doctor.payments-booked-once': 'WRITTEN',
  'doctor.payments-booked-in-full': 'WRITTEN',
  'doctor.refunds-booked-once': 'WRITTEN',
  'doctor.refunds-within-capture': 'WRITTEN',
  'doctor.refunds-asked-for': 'COMMAND',
  'doctor.duplicates-given-back': 'DECIDED',
  'doctor.disputes-held': 'WRITTEN',
  'doctor.mismatches-decided': 'DECIDED',
  'doctor.money-at-provider': 'COMMAND',
  'doctor.rates-current': 'COMMAND',
  'doctor.ledger-balanced': 'WRITTEN',
  'doctor.histories-contiguous': 'WRITTEN',
  'doctor.order-numbers': 'WRITTEN',
  'doctor.totals-true': 'WRITTEN',
  'doctor.attempts-looked-after': 'COMMAND',
  'doctor.merchants-have-accounts': 'ELSEWHERE',
  'doctor.registrations-current': 'ELSEWHERE',
  'doctor.plans-current': 'BY_ITSELF',
  'doctor.accounts-checked': 'COMMAND',
  'doctor.sessions-known': 'COMMAND',
  'doctor.chains-intact': 'WRITTEN',
  'doctor.numbers-gapless': 'WRITTEN',
  'doctor.one-invoice-each': 'WRITTEN',
  'doctor.paid-sums-true': 'WRITTEN',
  'doctor.credit-notes-within': 'WRITTEN',
  'doctor.one-credit-note-each': 'WRITTEN',
  'doctor.one-receipt-each': 'DECIDED',
  'doctor.deductions-true': 'WRITTEN',
  'doctor.payout-lines-sum': 'WRITTEN',
  'doctor.payout-charges-known': 'COMMAND',
  'doctor.payments-paid-out': 'WRITTEN',
  'doctor.webhooks-sent-to-enabled': 'BY_ITSELF',
  'doctor.webhooks-have-secrets': 'COMMAND',
  'doctor.webhooks-not-forgotten': 'COMMAND',
  'doctor.webhooks-own': 'WRITTEN',
  'doctor.payouts-booked': 'COMMAND',
  'doctor.merchant-balances': 'COMMAND',
  'doctor.payments-have-events': 'ELSEWHERE',
  'doctor.event-numbers': 'WRITTEN',
  'doctor.bookings-true': 'WRITTEN',
  'doctor.bookings-own': 'WRITTEN',
  'doctor.bank-payments': 'WRITTEN',
  'doctor.kept-cards': 'WRITTEN',
  'doctor.rates-stored': 'WRITTEN',
  'doctor.links-paid': 'WRITTEN',
  'doctor.links-amounts': 'WRITTEN',
  'doctor.document-rates': 'WRITTEN',
  'doctor.references-own': 'WRITTEN',
  'doctor.payout-lines-true': 'WRITTEN',
  'doctor.payout-bookings-true': 'WRITTEN',
  'doctor.payouts-at-provider': 'COMMAND',
  'doctor.accounts-own': 'WRITTEN',
  'doctor.months-logged': 'WRITTEN',
  'doctor.months-files': 'WRITTEN',
  'doctor.months-sums': 'WRITTEN',
  'doctor.months-chained': 'WRITTEN',
  'doctor.backup-current': 'BY_ITSELF',
  'doctor.audit-sealed': 'WRITTEN',
  'doctor.audit-seals-current': 'BY_ITSELF',
  'doctor.bank-accounts-audited': 'WRITTEN',
  'doctor.month-recipients-audited': 'WRITTEN',
  'doctor.webhook-urls-audited': 'DECIDED',
  'doctor.payout-lines-at-provider': 'WRITTEN',
  'doctor.accounts-at-provider': 'COMMAND',
  'doctor.user-roles-audited': 'DECIDED',
  'doctor.members-audited': 'ELSEWHERE',
  'doctor.factors-audited': 'DECIDED',
  'doctor.assignments-audited': 'DECIDED',
  'doctor.api-keys-audited': 'DECIDED',
  'doctor.merchant-limits-audited': 'DECIDED',
  'doctor.fees-ahead': 'WRITTEN',
  'doctor.bill-sums': 'WRITTEN',
  'doctor.bill-documents': 'WRITTEN',
  'doctor.bill-missing': 'DECIDED',
  'doctor.archive-imports': 'WRITTEN',
  'doctor.foreign-documents': 'WRITTEN',
  'doctor.proformas': 'WRITTEN',
  'doctor.schedule-runs': 'WRITTEN',
  'doctor.bank-lines': 'WRITTEN',
  'doctor.bank-statements': 'WRITTEN',
  'doctor.other-turnover-audited': 'ELSEWHERE',
} as const satisfies Record<DoctorCode, Remedy>;

type CodesOf<R extends Remedy> = {
  [C in DoctorCode]: (typeof remedies)[C] extends R ? C : never;
}[DoctorCode];
/** A code whose violations print a command where it heals the record. */
export type HealedCode = CodesOf<'COMMAND'>;

/** Whether violations of the code may print a command. */
export const mayPrintCommand = (code: string): boolean => remedies[code as DoctorCode] === 'COMMAND';
