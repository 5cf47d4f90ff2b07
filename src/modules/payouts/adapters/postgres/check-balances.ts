import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { CheckContext, Invariant, Violation } from '#kernel/invariant.ts';
import { isAccountUnderWay } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isExplained, type SignedAmount } from '../../domain/is-explained.ts';
import { isBefore } from '../../domain/payout.ts';
import type { PayoutProvider, ProviderBalance } from '../../ports/payout-provider.ts';
import {
  accountsToCheck,
  bookedBalances,
  movingAmounts,
  settledCurrencies,
  storedPayouts,
  type BookedBalance,
  type CheckedAccount,
} from './booked-balances.ts';

type Deps = Readonly<{ database: Database; provider: PayoutProvider; clock: Clock }>;
type Difference = Readonly<{ currency: string; theirs: number; ours: number; unknown: number }>;

/** The event of a payout or movement of this age may be under way. */
const youngMs = 10 * 60_000;
/** So many accounts in a row without an answer: it is the provider, not the accounts. */
const mostAway = 3;

const isYoung = (clock: Clock, at: Date): boolean => Math.abs(clock.now().getTime() - at.getTime()) < youngMs;

const amountOf = (minor: number, currency: string): string => `${(minor / 100).toFixed(2)} ${currency}`;

const differencesOf = (theirs: readonly ProviderBalance[], ours: readonly BookedBalance[]): Difference[] => {
  const currencies = new Set([...theirs, ...ours].map(({ currency }) => currency));
  return [...currencies].flatMap((currency) => {
    const there = theirs.find((one) => one.currency === currency);
    const here = ours.find((one) => one.currency === currency);
    const difference = {
      currency,
      theirs: (there?.availableMinor ?? 0) + (there?.pendingMinor ?? 0),
      ours: here?.bookedMinor ?? 0,
      unknown: here?.unknownMinor ?? 0,
    };
    return difference.ours === difference.theirs - difference.unknown ? [] : [difference];
  });
};

/** Currencies that the provider converts and no payout has shown yet: it has no balance in them. */
const unconverted = (theirs: readonly ProviderBalance[], ours: readonly BookedBalance[]): string[] =>
  ours
    .filter(
      ({ currency, bookedMinor }) => bookedMinor !== 0 && theirs.every((one) => one.currency !== currency),
    )
    .map(({ currency }) => currency);

/** A payment or payout under way changes both sides: a difference counts when it is the same a moment later. */
const compare = async ({ database, provider }: Deps, account: CheckedAccount) => {
  const read = async () => {
    const theirs = await provider.balance(account.accountId);
    const ours = await bookedBalances(database, account);
    return { found: differencesOf(theirs, ours), converted: unconverted(theirs, ours) };
  };
  const first = await read();
  if (first.found.length === 0) return first;
  const second = await read();
  return JSON.stringify(first.found) === JSON.stringify(second.found) ? second : { ...second, found: [] };
};

/** Payouts that the provider lists and that are not stored, or whose way an import follows. */
const payoutsToImport = async (
  { database, provider, clock }: Deps,
  { accountId, merchantId }: CheckedAccount,
  since: Date,
): Promise<Readonly<{ missing: Violation[]; isChanged: boolean; isUnderWay: boolean }>> => {
  const theirs = await provider.list(accountId, since);
  const stored = await storedPayouts(
    database,
    theirs.map(({ providerPayoutId }) => providerPayoutId),
  );
  const isChanged = theirs.some(({ providerPayoutId, status }) => {
    const here = stored.get(providerPayoutId);
    return here !== undefined && isBefore(here, status);
  });
  const missing = theirs
    .filter(({ providerPayoutId }) => !stored.has(providerPayoutId))
    .map(({ providerPayoutId, amountMinor, currency }) => ({
      record: `payout ${providerPayoutId} of ${amountOf(amountMinor, currency)} to merchant ${merchantId} is not stored here`,
      command: `payouts import --merchant ${merchantId}`,
    }));
  const isUnderWay = theirs.some(
    ({ providerPayoutId, createdAt }) => !stored.has(providerPayoutId) && isYoung(clock, createdAt),
  );
  return { missing, isChanged, isUnderWay };
};

/**
 * Converted currencies, and those that they are converted to: neither can be compared until a payout shows the amount. All
 * are left out while it is not known which these are.
 */
const incomparableCurrencies = async (
  { database }: Deps,
  account: CheckedAccount,
  { found, converted }: Readonly<{ found: readonly Difference[]; converted: readonly string[] }>,
): Promise<readonly string[]> => {
  if (converted.length === 0) return [];
  const settled = await settledCurrencies(database, account, converted);
  const others = settled.length === 0 ? found.map(({ currency }) => currency) : settled;
  return [...new Set([...converted, ...others])];
};

/**
 * Amounts that one side has and the other may not have yet, signed as they are missing at the provider: charges whose
 * movement follows there, and movements of just now whose event follows here (a refund or dispute under way).
 */
const amountsUnderWay = async (deps: Deps, account: CheckedAccount): Promise<SignedAmount[]> => {
  const latest = await deps.provider.latestLines(account.accountId);
  const young = latest.filter(({ at }) => isYoung(deps.clock, at));
  return [
    ...(await movingAmounts(deps.database, account)),
    ...young.map(({ currency, netMinor }) => ({ currency, minor: -netMinor })),
  ];
};

const checkAccount = async (
  deps: Deps,
  account: CheckedAccount,
  { since, leaveOut }: CheckContext,
): Promise<Violation[]> => {
  const { found, converted } = await compare(deps, account);
  if (found.length === 0) return [];
  const { missing, isChanged, isUnderWay } = await payoutsToImport(deps, account, since);
  const underWay = await amountsUnderWay(deps, account);
  const explains = ({ currency, theirs, ours, unknown }: Difference): boolean =>
    isExplained({ currency, minor: ours - (theirs - unknown) }, underWay);
  if (
    isUnderWay ||
    (missing.length === 0 && found.every(explains)) ||
    (await isAccountUnderWay(deps.database, account.accountId))
  ) {
    leaveOut(`${account.accountId} (movements of just now)`);
    return [];
  }
  const incomparable = await incomparableCurrencies(deps, account, { found, converted });
  if (incomparable.length > 0) leaveOut(`${account.accountId} (${incomparable.join(', ')})`);
  const compared = found.filter(({ currency }) => !incomparable.includes(currency));
  const named = compared.map(({ currency, theirs, ours, unknown }) => {
    const about = unknown === 0 ? '' : `, ${amountOf(unknown, currency)} of it unknown here`;
    const record = `merchant ${account.merchantId}, account ${account.accountId}: ${amountOf(theirs, currency)} at the provider${about}, ${amountOf(ours, currency)} here`;
    return { record, ...(isChanged && { command: `payouts import --merchant ${account.merchantId}` }) };
  });
  return [...named, ...missing];
};

/** What the ledger owes each merchant is the balance of its account, to the cent. */
export const balancesCheck = (deps: Deps): Invariant => ({
  code: 'doctor.merchant-balances',
  isRemote: true,
  violations: async (context) => {
    const found: Violation[] = [];
    const away: string[] = [];
    let isAnswering = false;
    for (const account of await accountsToCheck(deps.database, context.since)) {
      try {
        found.push(...(await checkAccount(deps, account, context)));
        isAnswering = true;
        context.read(1);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        away.push(account.accountId);
        if (!isAnswering && away.length >= mostAway) throw error;
      }
    }
    for (const account of away) context.leaveOut(account);
    return found;
  },
});
