import type { Actor } from '#kernel/actor.ts';
import { SignInNeeded } from '#kernel/failure.ts';
import { mustHaveAnySession } from '../../application/policies.ts';
import type { UserAccount, UserAccounts } from '../../application/user-accounts.ts';

/** The account of the caller. @throws SignInNeeded */
export const getOwnAccount = async (
  { accounts }: Readonly<{ accounts: UserAccounts }>,
  actor: Actor,
): Promise<UserAccount> => {
  mustHaveAnySession(actor);
  const account = await accounts.byId(actor.userId);
  if (account === null) throw new SignInNeeded();
  return account;
};
