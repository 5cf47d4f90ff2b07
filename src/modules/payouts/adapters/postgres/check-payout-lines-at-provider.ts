import type { CheckContext, Invariant, Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import type { PayoutProvider, PayoutSnapshot, ProviderLine } from '../../ports/payout-provider.ts';
import type { CheckedAccount } from './booked-balances.ts';
import { checkEachAccount } from './check-each-account.ts';

type Deps = Readonly<{ database: Database; provider: PayoutProvider }>;
/** A line as it is stored; `intentId` is that of its payment. */
type StoredLine = Omit<ProviderLine, 'source' | 'at' | 'description'> &
  Readonly<{ lineId: number; paymentId: number | null; at: string; providerPayoutId: string }>;

/** Lines of payouts of one account. */
const storedLines = async (
  database: Database,
  accountId: string,
  providerPayoutIds: readonly string[],
): Promise<ReadonlyMap<string, StoredLine[]>> => {
  const rows = await database.rows<StoredLine>(
    `select l.id as "lineId", o.provider_payout_id as "providerPayoutId", l.provider_transaction_id as "transactionId", l.kind,
       l.provider_type as "providerType", l.provider_source as "providerSource", l.payment_id as "paymentId",
       p.provider_intent_id as "intentId", l.gross_minor as "grossMinor", l.fee_minor as "feeMinor",
       l.platform_fee_minor as "platformFeeMinor", l.net_minor as "netMinor", l.at, o.currency
     from payouts o join payout_lines l on l.payout_id = o.id left join payments p on p.id = l.payment_id
     where o.account_id = :accountId and o.provider_payout_id = any(:providerPayoutIds) order by l.id`,
    { accountId, providerPayoutIds: [...providerPayoutIds] },
  );
  return Map.groupBy(rows, ({ providerPayoutId }) => providerPayoutId);
};

const amountOf = (minor: number): string => (minor / 100).toFixed(2);

type Compared = Pick<
  ProviderLine,
  | 'kind'
  | 'providerType'
  | 'providerSource'
  | 'currency'
  | 'grossMinor'
  | 'feeMinor'
  | 'platformFeeMinor'
  | 'netMinor'
  | 'intentId'
> &
  Readonly<{ at: Date | string }>;

/** What is compared of a line, by its name. */
const particulars = (line: Compared): Readonly<Record<string, string>> => ({
  kind: `${line.kind} (${line.providerType})`,
  source: line.providerSource ?? 'none',
  gross: amountOf(line.grossMinor),
  fee: amountOf(line.feeMinor),
  'platform fee': amountOf(line.platformFeeMinor),
  net: amountOf(line.netMinor),
  currency: line.currency,
  time: new Date(line.at).toISOString(),
  'payment intent': line.intentId ?? 'none',
});

/** A line about a payment that is not known here has no payment intent. */
const differenceOf = (here: StoredLine, there: ProviderLine): string | null => {
  const theirs = particulars(there);
  const ours = particulars(here.paymentId === null ? { ...here, intentId: there.intentId } : here);
  const differing = Object.keys(theirs).filter((name) => ours[name] !== theirs[name]);
  if (differing.length === 0) return null;
  return differing.map((name) => `${name} ${ours[name]} here and ${theirs[name]} at the provider`).join(', ');
};

const textOf = ({ kind, grossMinor, currency }: Compared): string =>
  `${kind} of ${amountOf(grossMinor)} ${currency}`;

const compareLines = (
  payout: string,
  here: readonly StoredLine[],
  there: readonly ProviderLine[],
): Violation[] => {
  const ours = new Map(here.map((line) => [line.transactionId, line]));
  const theirs = new Set(there.map(({ transactionId }) => transactionId));
  const found = there.flatMap((line) => {
    const stored = ours.get(line.transactionId);
    if (stored === undefined)
      return `line ${line.transactionId} of ${payout} (${textOf(line)}) is missing here`;
    const difference = differenceOf(stored, line);
    return difference === null
      ? []
      : `line ${stored.lineId} (${line.transactionId}) of ${payout} has ${difference}`;
  });
  const tooMany = here
    .filter(({ transactionId }) => !theirs.has(transactionId))
    .map(
      (line) =>
        `line ${line.lineId} (${line.transactionId}) of ${payout} (${textOf(line)}) is not in it at the provider`,
    );
  return [...found, ...tooMany].map((record) => ({ record }));
};

/** The provider lists lines of a payout that it made by itself and has explained. */
const linesOf = async (
  { provider }: Deps,
  accountId: string,
  { providerPayoutId, hasLines }: PayoutSnapshot,
): Promise<readonly ProviderLine[]> => (hasLines ? provider.lines(accountId, providerPayoutId) : []);

const differences = async (
  deps: Deps,
  { accountId, merchantId }: CheckedAccount,
  { since, read }: CheckContext,
): Promise<Violation[]> => {
  const payouts = await deps.provider.list(accountId, since);
  const ids = payouts.map(({ providerPayoutId }) => providerPayoutId);
  const found: Violation[] = [];
  const awaited = await awaitedPayouts(deps.database, ids);
  const stored = await storedLines(deps.database, accountId, ids);
  for (const payout of payouts) {
    const { providerPayoutId } = payout;
    const here = stored.get(providerPayoutId) ?? [];
    if (here.length === 0 && awaited.has(providerPayoutId)) continue;
    const there = await linesOf(deps, accountId, payout);
    read(there.length);
    found.push(...compareLines(`payout ${providerPayoutId} of merchant ${merchantId}`, here, there));
  }
  return found;
};

/** Payouts that are not stored, or whose lines are not: the import fetches both. */
const awaitedPayouts = async (database: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await database.rows<{ id: string }>(
    `select provider_payout_id as id from payouts
     where provider_payout_id = any(:ids) and reconciliation in ('COMPLETE', 'DIFFERS')`,
    { ids: [...ids] },
  );
  const explained = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !explained.has(id)));
};

/** Each line of the payouts of a period is the provider's transaction; a call for a payout, or for 100 lines of it. */
export const payoutLinesAtProvider = (deps: Deps): Invariant => ({
  code: 'doctor.payout-lines-at-provider',
  isRemote: true,
  violations: (context) =>
    checkEachAccount(deps.database, context, (account) => differences(deps, account, context)),
});
