import type { Events } from '#kernel/events.ts';
import { UnverifiedAccessEnded } from '../domain/unverified-access-ended.ts';
import type { User } from '../domain/user.ts';
import type { AccountTokens } from '../ports/account-tokens.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Sessions } from '../ports/sessions.ts';

export type EndUnverifiedAccessDeps = Readonly<{
  factors: SecondFactors;
  sessions: Sessions;
  tokens: AccountTokens;
  events: Events;
}>;

/**
 * Ends what opens an account whose address was never verified: second factors, recovery codes, sessions and all tokens, and
 * lets the other modules end what redirects its merchant.
 * A stranger may have registered with the address; its holder must find nothing of the stranger. The caller ends or
 * replaces the password. Call it in a transaction that holds the lock of the user's row.
 */
export const endUnverifiedAccess = async (
  { factors, sessions, tokens, events }: EndUnverifiedAccessDeps,
  user: User,
  now: Date,
): Promise<void> => {
  const { id, email } = user;
  const all = await factors.ofUser(id);
  await factors.remove(all.map((factor) => factor.id));
  await factors.replaceCodes(id, [], now);
  await sessions.endAllOf(id, { reason: 'PASSWORD_CHANGED', at: now });
  await tokens.endAllOf(id, { at: now, keepUndoBefore: new Date(0) });
  const { merchantId } = user.toRecord();
  if (merchantId !== null) await events.publish(UnverifiedAccessEnded, { merchantId, email, at: now });
};
