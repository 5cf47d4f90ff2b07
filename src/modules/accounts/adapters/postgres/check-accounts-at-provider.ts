import type { Invariant, Violation } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountProvider } from '../../ports/account-provider.ts';

type Deps = Readonly<{ database: Database; provider: Pick<AccountProvider, 'owners'> }>;
type Stored = Readonly<{ merchantId: number; accountId: string; isUsed: boolean }>;

/** Accounts of merchants; one of a closed merchant, or that the merchant has disconnected, is not used any more. */
const storedAccounts = (database: Database): Promise<Stored[]> =>
  database.rows<Stored>(
    `select a.merchant_id as "merchantId", a.account_id as "accountId",
       m.closed_at is null and a.status <> 'LEFT' as "isUsed"
     from provider_accounts a join merchants m on m.id = a.merchant_id
     where a.account_id is not null order by a.merchant_id`,
  );

/** What is wrong with an account of a merchant; null: nothing is known to be. */
const differenceOf = (
  { merchantId, accountId, isUsed }: Stored,
  owners: ReadonlyMap<string, string | null>,
): Violation | null => {
  const owner = owners.get(accountId);
  if (owner === String(merchantId)) return null;
  const name = `merchant ${merchantId} has account ${accountId}`;
  const own = [...owners].filter(([, one]) => one === String(merchantId)).map(([id]) => id);
  const instead = own.length === 0 ? '' : `; ${own.join(', ')} carries merchant ${merchantId}`;
  if (owner === undefined) {
    if (!isUsed) return null;
    const record = `${name}, which the provider does not know${instead}`;
    return own.length === 0 ? { record, command: `accounts refresh ${merchantId}` } : { record };
  }
  if (owner === null && own.length === 0) return null;
  return { record: `${name}, which carries ${owner === null ? 'none' : `merchant ${owner}`}${instead}` };
};

/**
 * The account of each merchant carries its number at the provider. An account without a number is another system's or was
 * made by hand: whose it is cannot be known, and it is left out.
 */
export const accountsAtProvider = ({ database, provider }: Deps): Invariant => ({
  code: 'doctor.accounts-at-provider',
  isRemote: true,
  violations: async ({ read, leaveOut }) => {
    // An account that is made meanwhile is listed and not compared.
    const stored = await storedAccounts(database);
    if (stored.length === 0) return [];
    const owners = await provider.owners();
    read(owners.size);
    return stored.flatMap((account) => {
      const difference = differenceOf(account, owners);
      if (difference === null && owners.get(account.accountId) === null) leaveOut(account.accountId);
      return difference ?? [];
    });
  },
});
