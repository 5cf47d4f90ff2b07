import type { CheckContext, Invariant, Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import type { PayoutProvider, PayoutSnapshot } from '../../ports/payout-provider.ts';
import type { CheckedAccount } from './booked-balances.ts';
import { checkEachAccount } from './check-each-account.ts';

type Deps = Readonly<{ database: Database; provider: PayoutProvider }>;
type Stored = Pick<PayoutSnapshot, 'amountMinor' | 'currency' | 'arrivalOn' | 'status' | 'providerPayoutId'> &
  Readonly<{ merchantId: number; accountId: string }>;

const storedOf = async (
  database: Database,
  payouts: readonly PayoutSnapshot[],
): Promise<ReadonlyMap<string, Stored>> => {
  const rows = await database.rows<Stored>(
    `select provider_payout_id as "providerPayoutId", merchant_id as "merchantId", account_id as "accountId",
       amount_minor as "amountMinor", currency, arrival_on as "arrivalOn", status
     from payouts where provider_payout_id = any(:ids)`,
    { ids: payouts.map(({ providerPayoutId }) => providerPayoutId) },
  );
  return new Map(rows.map((row) => [row.providerPayoutId, row]));
};

const textOf = ({ amountMinor, currency, arrivalOn }: Stored | PayoutSnapshot): string =>
  `of ${(amountMinor / 100).toFixed(2)} ${currency} for ${arrivalOn}`;

/** A payout in another status has moved and is imported again; a missing one is named with the balance. */
const differences = async (
  { database, provider }: Deps,
  { accountId, merchantId }: CheckedAccount,
  { since, read }: CheckContext,
): Promise<Violation[]> => {
  const theirs = await provider.list(accountId, since);
  read(theirs.length);
  const ours = await storedOf(database, theirs);
  return theirs.flatMap((there) => {
    const here = ours.get(there.providerPayoutId);
    if (here === undefined) return [];
    const name = `payout ${there.providerPayoutId} of merchant ${merchantId}`;
    if (here.merchantId !== merchantId || here.accountId !== accountId)
      return [
        {
          record: `${name} is on account ${accountId}, and here of merchant ${here.merchantId}, ${here.accountId}`,
        },
      ];
    if (here.status !== there.status || textOf(here) === textOf(there)) return [];
    const record = `${name} is ${textOf(here)} here and ${textOf(there)} at the provider`;
    // The currency of a payout never changes: an import leaves it.
    return [
      here.currency === there.currency
        ? { record, command: `payouts import --merchant ${merchantId}` }
        : { record },
    ];
  });
};

/** Amount, currency and arrival day of the payouts of a period, by account; one call for 100 payouts. */
export const payoutsAtProvider = (deps: Deps): Invariant => ({
  code: 'doctor.payouts-at-provider',
  isRemote: true,
  violations: (context) =>
    checkEachAccount(deps.database, context, (account) => differences(deps, account, context)),
});
