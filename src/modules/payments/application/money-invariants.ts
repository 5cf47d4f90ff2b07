import type { Invariant } from '#kernel/invariant.ts';
import type { MoneyBackBooks } from '../ports/money-back-books.ts';
import type { CompareMoney } from './compare-money.ts';

type Deps = Readonly<{ moneyBackBooks: MoneyBackBooks; compareMoney: CompareMoney }>;

/** What must be true of money that was taken, given back or disputed; the last is asked of the provider. */
export const moneyInvariants = ({ moneyBackBooks: books, compareMoney }: Deps): Invariant[] => [
  { code: 'doctor.payments-booked-in-full', violations: () => books.paymentsBookedOtherwise() },
  { code: 'doctor.refunds-booked-once', violations: () => books.wronglyBookedRefunds() },
  { code: 'doctor.refunds-within-capture', violations: () => books.wronglyRefundedPayments() },
  { code: 'doctor.refunds-asked-for', violations: () => books.forgottenRefunds() },
  { code: 'doctor.duplicates-given-back', violations: () => books.keptDuplicates() },
  { code: 'doctor.disputes-held', violations: () => books.wronglyHeldDisputes() },
  { code: 'doctor.mismatches-decided', violations: () => books.openMismatches() },
  {
    code: 'doctor.money-at-provider',
    asksOthers: true,
    violations: (examination) => compareMoney.execute(examination),
  },
];
