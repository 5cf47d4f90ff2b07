import type { SignedIn } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { hashingTurnOf, type CallOrigin } from '#kernel/hashing-turn.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SignInAttempt, SignInAttempts } from './sign-in-attempts.ts';
import type { Users } from '../ports/users.ts';
import { comparePassword } from './compare-password.ts';
import { getUser } from './get-user.ts';
import { recordRefusedProof } from './record-refused-proof.ts';

type Deps = Readonly<{
  users: Users;
  attempts: SignInAttempts;
  passwords: PasswordHashing;
  audit: UserAuditLog;
}>;
type Given = Readonly<{ actor: SignedIn; password: string; from: CallOrigin }>;

/**
 * Compares the field `password` with that of the session's user, limited as at a sign-in; a wrong one is audited.
 * @returns the attempt, to be cleared after the action
 * @throws InvalidFields, RateLimited, CallerLeft
 */
export const compareOwnPassword = async (
  deps: Deps,
  { actor, password, from }: Given,
): Promise<SignInAttempt> => {
  const { userId, username: name } = actor;
  const { passwordHash: hash } = await getUser(deps.users, userId);
  const attempt = { name, accountId: userId, ip: from.ip, isKnown: true };
  const turn = hashingTurnOf(actor, from);
  const { isRight, pause } = await comparePassword(deps, { attempt, password, hash, turn });
  if (pause === null && isRight) return attempt;
  await recordRefusedProof(deps.audit, actor, pause === null ? 'wrong-password' : 'paused');
  throw pause ?? new InvalidFields([{ field: 'password', code: 'fields.wrong-password' }]);
};
