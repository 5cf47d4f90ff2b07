import type { Mutation } from './mutation.ts';

const banking = 'src/modules/banking';
const payments = 'src/modules/payments';
const unitTests = 'test/unit/modules/banking/domain';
const bankingTests = 'test/integration/modules/banking';

/** Promised transfers, statements, and what their movements pay. */
export const bank: readonly Mutation[] = [
  {
    name: 'the check character of a reference is ignored',
    file: 'src/kernel/transfer-reference.ts',
    from: 'format.test(text) && checkOf(text.slice(0, -1)) === text.slice(-1)',
    to: 'format.test(text)',
    project: 'unit',
    test: 'test/unit/modules/payments/transfer.test.ts',
    message: 'reference',
  },
  {
    name: 'a movement pays although another document is nearly as likely',
    file: `${banking}/domain/choose.ts`,
    from: 'best.score - (next?.score ?? 0) >= lead &&',
    to: '',
    project: 'unit',
    test: `${unitTests}/choose.test.ts`,
    message: '15 points ahead',
  },
  {
    name: 'the account lock of an import is removed',
    file: `${banking}/adapters/postgres/sql-bank-accounts.ts`,
    from: 'a.iban = :iban for update',
    to: 'a.iban = :iban',
    project: 'integration',
    test: `${bankingTests}/imports.test.ts`,
    message: 'at once',
  },
  {
    name: 'a movement for a paid promise is chosen as its payment',
    file: `${banking}/domain/choose.ts`,
    from: 'if (promise.end !== null) return this.#ofEnded(line, promise);',
    to: '',
    project: 'unit',
    test: `${unitTests}/choose.test.ts`,
    message: 'goes back when its promise has ended',
  },
  {
    name: 'money for a paid, withdrawn or cancelled promise is a sale',
    file: `${payments}/application/receive-transfer.ts`,
    from: 'if (refusal !== null) throw new TransferNotNeeded(refusal);',
    to: '',
    project: 'integration',
    test: 'test/integration/main-job/payments-by-bank.test.ts',
    message: 'who pays first wins',
  },
  {
    name: 'a booking that the bank takes back keeps its payment',
    file: `${banking}/application/follow-bank.ts`,
    from: 'await takeBackMatches.ofLine(reversedId, { actor, reason, isReversed: true });',
    to: '',
    project: 'integration',
    test: `${bankingTests}/matching.test.ts`,
    message: 'takes its payment back with the reason',
  },
  {
    name: 'a payment by bank waits for a payout of the card provider',
    file: 'src/modules/payouts/adapters/postgres/waiting-payments.ts',
    from: 'p.provider_account = :accountId and',
    to: "(p.provider_account = :accountId or p.method = 'BANK') and",
    project: 'integration',
    test: 'test/integration/main-job/figures-of-bank-payments.test.ts',
    message: '(money by bank counts|know only the card)',
  },
  {
    name: 'the card provider owes what came by bank',
    file: `${payments}/domain/ledger.ts`,
    from: "  payment.method === 'BANK'\n    ? move(",
    to: "  payment.method === ('CASH' as string)\n    ? move(",
    project: 'unit',
    test: 'test/unit/modules/payments/payment-by-bank.test.ts',
    message: 'nothing at the card provider',
  },
];
