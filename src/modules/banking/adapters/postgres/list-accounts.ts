import type { Actor } from '#kernel/actor.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { readableBanks } from '../../application/policies.ts';
import { BankAccountNotFound } from '../../domain/failures.ts';
import { accountColumns, accountSource, type AccountView } from './account-view.ts';

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory }>;

/** The most accounts of a list: staff and accountants name the client whose accounts they want. */
const mostAccounts = 500;

const ofVisible = (visible: Visibility): string =>
  visible === 'all' ? 'true' : 'a.merchant_id = any(cast(:visible as bigint[]))';

/** Accounts of the merchants that the actor may see, by id. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listAccounts = async (
  deps: Deps,
  actor: Actor,
  merchantId: number | undefined,
): Promise<AccountView[]> => {
  const visible = await readableBanks(deps, actor);
  return deps.database.rows<AccountView>(
    `select ${accountColumns} from ${accountSource}
     where ${ofVisible(visible)} and (cast(:merchantId as bigint) is null or a.merchant_id = :merchantId)
     order by a.id limit ${mostAccounts}`,
    { visible: visible === 'all' ? [] : [...visible], merchantId: merchantId ?? null },
  );
};

/**
 * An account of a merchant that the actor may see.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, BankAccountNotFound
 */
export const getAccount = async (deps: Deps, actor: Actor, id: number): Promise<AccountView> => {
  const visible = await readableBanks(deps, actor);
  const [account] = await deps.database.rows<AccountView>(
    `select ${accountColumns} from ${accountSource} where a.id = :id and ${ofVisible(visible)}`,
    { visible: visible === 'all' ? [] : [...visible], id },
  );
  if (account === undefined) throw new BankAccountNotFound();
  return account;
};
