import type { Clock } from '#kernel/clock.ts';
import type { AccountToken, AccountTokenKind } from '../domain/account-token.ts';
import { AccountLinkGone } from '../domain/failures.ts';
import type { User } from '../domain/user.ts';
import type { AccountTokens } from '../ports/account-tokens.ts';
import type { Users } from '../ports/users.ts';

type Deps = Readonly<{ users: Users; tokens: AccountTokens; clock: Clock }>;
type Account = Readonly<{ user: User; token: AccountToken }>;

/** Their address is not the user's current one. */
const ofOtherAddress: readonly AccountTokenKind[] = ['CHANGE_EMAIL', 'UNDO_EMAIL'];
/** Ended by another password: the request may be that of a caller who knew the earlier one. */
const endedByPassword: readonly AccountTokenKind[] = ['RESET', 'INVITE', 'CHANGE_EMAIL'];

/** Whether a request made at this instant still holds for the user as it is now. */
export const isStillWanted = (
  user: User,
  { kind, email, at }: Readonly<{ kind: AccountTokenKind; email: string; at: Date }>,
): boolean =>
  user.isActive &&
  (ofOtherAddress.includes(kind) || user.hasEmail(email)) &&
  !(endedByPassword.includes(kind) && user.toRecord().passwordChangedAt > at);

/** The live token and its ACTIVE user, without a lock. @throws AccountLinkGone */
export const getAccountOfToken = async (
  { users, tokens, clock }: Deps,
  secret: string,
  kinds: readonly AccountTokenKind[],
): Promise<Account> => {
  const token = await tokens.find(secret);
  if (token?.isLiveFor(kinds, clock.now()) !== true) throw new AccountLinkGone();
  const { userId, kind, email, createdAt: at } = token.toRecord();
  const user = await users.find({ id: userId });
  if (user === null || !isStillWanted(user, { kind, email, at })) throw new AccountLinkGone();
  return { user, token };
};

/** Locks the user of a live token until the transaction ends; of two concurrent uses one succeeds. @throws AccountLinkGone */
export const lockAccountOfToken = async (
  deps: Deps,
  secret: string,
  kinds: readonly AccountTokenKind[],
): Promise<Account> => {
  const { user } = await getAccountOfToken(deps, secret, kinds);
  await deps.users.lock({ id: user.id });
  // A concurrent use may have committed while this one waited for the lock.
  return getAccountOfToken(deps, secret, kinds);
};
