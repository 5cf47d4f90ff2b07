import type Stripe from 'stripe';
import type { Database } from '#platform/database/database.ts';
import { compare } from './compare.ts';
import {
  readProviderPayouts,
  readStoredPayouts,
  type ProviderMovement,
  type ProviderPayout,
  type StoredLine,
  type StoredPayout,
} from './payout-records.ts';

type Stored = Awaited<ReturnType<typeof readStoredPayouts>>;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const platformFeeOf = ({ fee_details: details }: Stripe.BalanceTransaction): number =>
  sum(details.filter(({ type }) => type === 'application_fee').map(({ amount }) => amount));

const lineKinds: Readonly<Record<string, string>> = {
  charge: 'CHARGE',
  refund: 'REFUND',
  refund_failure: 'REFUND_FAILED',
  dispute: 'DISPUTE',
  dispute_reversal: 'DISPUTE_REVERSAL',
  fee: 'FEE',
};
const lineKindOf = ({ type, reporting_category: category }: Stripe.BalanceTransaction): string =>
  lineKinds[type === 'adjustment' ? category : type] ?? 'OTHER';

const judgeLine = (
  { movement, paymentId }: ProviderMovement,
  payout: StoredPayout,
  lines: readonly StoredLine[],
): string[] => {
  const found = lines.filter(({ transactionId }) => transactionId === movement.id);
  const [line] = found;
  if (!line || found.length > 1) return [`line ${movement.id}: stored ${found.length} times`];
  const platformFee = platformFeeOf(movement);
  return [
    ...compare('payout', payout.id, line.payoutId),
    ...compare('kind', lineKindOf(movement), line.kind),
    ...compare('type', movement.type, line.type),
    ...compare('source', movement.source, line.source),
    ...compare('payment', paymentId, line.paymentId),
    ...compare('gross', movement.amount, line.gross),
    ...compare('fee', movement.fee - platformFee, line.fee),
    ...compare('platform fee', platformFee, line.platformFee),
    ...compare('net', movement.net, line.net),
    ...compare('currency', movement.currency.toUpperCase(), payout.currency),
    ...compare('time', movement.created, line.at),
  ].map((finding) => `line ${movement.id}: ${finding}`);
};

const isReturned = ({ status }: Stripe.Payout): boolean => status === 'failed' || status === 'canceled';
const reconciliationOf = ({ automatic, reconciliation_status: status }: Stripe.Payout): string =>
  automatic ? (status === 'completed' ? 'COMPLETE' : 'NOT_YET') : 'NOT_POSSIBLE';
const dayOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

/** What is stored about the payout itself. */
const judgeFacts = ({ account, payout, last4 }: ProviderPayout, stored: StoredPayout): string[] => [
  ...compare('account', account, stored.account),
  ...compare('account of the merchant', account, stored.merchantAccount),
  ...compare('amount', payout.amount, stored.amount),
  ...compare('currency', payout.currency.toUpperCase(), stored.currency),
  ...compare('status', payout.status.toUpperCase(), stored.status),
  ...compare('arrival', dayOf(payout.arrival_date), stored.arrivalOn),
  ...compare('automatic', payout.automatic, stored.automatic),
  ...compare('failure', payout.failure_code, stored.failureCode),
  ...compare('bank account', last4, stored.last4),
  ...compare('trace', payout.trace_id?.value ?? null, stored.trace),
  ...compare('descriptor', payout.statement_descriptor, stored.descriptor),
  ...compare('time', payout.created, stored.created),
  ...compare('reconciliation', reconciliationOf(payout), stored.reconciliation),
  ...compare('unknown lines', 0, stored.unknownLines),
];

/** Booked once; one that came back is reversed once, and nothing of it is left. */
const judgeBookings = ({ payout }: ProviderPayout, stored: StoredPayout): string[] => {
  const isBack = isReturned(payout);
  return [
    ...compare('bookings', 1, stored.booked),
    ...compare('reversals', isBack ? 1 : 0, stored.reversed),
    ...compare('taken from the receivable', isBack ? 0 : -payout.amount, stored.receivable + 0),
    ...compare('taken from what is owed', isBack ? 0 : payout.amount, stored.payable),
  ];
};

const judgePayout = (provider: ProviderPayout, { payouts, lines }: Stored): string[] => {
  const { account, payout, movements } = provider;
  const found = payouts.filter(({ providerId }) => providerId === payout.id);
  // Payouts of the platform are no merchant's.
  const expected = account === '' ? 0 : 1;
  if (found.length !== expected) return [`payout ${payout.id}: stored ${found.length} times`];
  const [stored] = found;
  if (stored === undefined) return [];
  const hasLines = reconciliationOf(payout) === 'COMPLETE';
  const mine = lines.filter(({ payoutId }) => payoutId === stored.id);
  const findings = [
    ...judgeFacts(provider, stored),
    ...judgeBookings(provider, stored),
    ...compare('lines', hasLines ? movements.length : 0, mine.length),
    ...(hasLines ? compare('sum of the lines', payout.amount, sum(mine.map(({ net }) => net))) : []),
    ...(hasLines ? movements.flatMap((movement) => judgeLine(movement, stored, lines)) : []),
  ];
  return findings.map((finding) => `payout ${payout.id} (${payout.status}): ${finding}`);
};

/** The balance in euro; what the provider has converted counts once a payout has shown it. */
const judgeBalance = (account: string, movements: readonly ProviderMovement[], { balances }: Stored) => {
  const isShown = ({ movement, payoutId }: ProviderMovement): boolean =>
    movement.exchange_rate === null || payoutId !== null;
  const mine = movements.filter((one) => one.account === account);
  const balance = sum(mine.filter(isShown).map(({ movement }) => movement.net));
  const ours = balances.filter((one) => one.account === account);
  const owed = sum(ours.filter(({ currency }) => currency === 'EUR').map(({ minor }) => minor));
  const converted = mine.every(isShown) ? ours.filter(({ currency }) => currency !== 'EUR') : [];
  return [
    ...compare(`balance of ${account}`, balance, owed),
    ...converted.flatMap(({ currency, minor }) => compare(`balance of ${account} in ${currency}`, 0, minor)),
  ];
};

/** Every difference between the product's payouts, lines and balances and the provider's own; one message each. */
export const judgePayouts = async (database: Database): Promise<string[]> => {
  const provider = await readProviderPayouts(database);
  const stored = await readStoredPayouts(database);
  const payoutIds = new Set(provider.payouts.map(({ payout }) => payout.id));
  const movementIds = new Set(provider.movements.map(({ movement }) => movement.id));
  const accounts = new Set(provider.movements.map(({ account }) => account).filter((id) => id !== ''));
  return [
    ...provider.payouts.flatMap((one) => judgePayout(one, stored)),
    ...stored.payouts
      .filter(({ providerId }) => !payoutIds.has(providerId))
      .map(({ providerId }) => `payout ${providerId} is unknown to the provider`),
    ...stored.lines
      .filter(({ transactionId }) => !movementIds.has(transactionId))
      .map(({ transactionId }) => `line ${transactionId} is unknown to the provider`),
    ...[...accounts].flatMap((account) => judgeBalance(account, provider.movements, stored)),
  ];
};

/** Payouts at the provider by status, with the number of all their lines. */
export const countPayouts = async (database: Database): Promise<Record<string, number>> => {
  const { payouts } = await readProviderPayouts(database);
  const counts: Record<string, number> = { lines: sum(payouts.map(({ movements }) => movements.length)) };
  for (const { payout } of payouts) counts[payout.status] = (counts[payout.status] ?? 0) + 1;
  return counts;
};
