import type { SignedIn } from '#kernel/actor.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { TooManyFactors } from '../domain/failures.ts';
import { recoveryCodeBytes, recoveryCodesOf } from '../domain/recovery-code.ts';
import { confirmed, maxFactors, type SecondFactor } from '../domain/second-factor.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { Sessions } from '../ports/sessions.ts';
import { queueSecurityMail, type DeviceOrigin } from './queue-security-mail.ts';
import { recoveryDigest } from './use-factor.ts';

type CodeDeps = Readonly<{ factors: SecondFactors; passwords: PasswordHashing; random: Random }>;
export type AddFactorDeps = CodeDeps &
  Readonly<{ factors: SecondFactors; sessions: Sessions; jobs: Jobs; audit: UserAuditLog }>;

/** Replaces the recovery codes of a user. @returns the new ones in plain text; only digests are stored */
export const replaceRecoveryCodes = async (
  { factors, passwords, random }: CodeDeps,
  userId: number,
  now: Date,
): Promise<readonly string[]> => {
  const made = recoveryCodesOf(random.bytes(recoveryCodeBytes));
  await factors.replaceCodes(
    userId,
    made.map((code) => recoveryDigest(passwords, userId, code)),
    now,
  );
  return made;
};

/** Call it with the user's row locked. @throws TooManyFactors */
export const mustHaveRoomForFactor = async (factors: SecondFactors, userId: number): Promise<void> => {
  if (confirmed(await factors.ofUser(userId)).length >= maxFactors) throw new TooManyFactors(maxFactors);
};

/**
 * The session in use gets its rights. The user's other sessions end: the password alone had opened them, and that was
 * not enough for this account.
 */
const grantRights = async (
  { sessions }: Readonly<{ sessions: Sessions }>,
  { userId, sessionId }: SignedIn,
  now: Date,
): Promise<void> => {
  const session = await sessions.findForUpdate(sessionId);
  if (session !== null) {
    session.acceptFactor();
    await sessions.save(session);
  }
  await sessions.endAllOf(userId, { reason: 'FACTORS_CHANGED', at: now, exceptId: sessionId });
};

/**
 * Adds a confirmed second factor. Call it in a transaction that holds the lock of the user's row.
 * @returns ten recovery codes in plain text; null when the account has unused ones
 * @throws TooManyFactors, PasskeyTaken
 */
export const addFactor = async (
  deps: AddFactorDeps,
  {
    actor,
    factor,
    by,
    now,
  }: Readonly<{ actor: SignedIn; factor: SecondFactor; by: DeviceOrigin; now: Date }>,
): Promise<readonly string[] | null> => {
  const { factors, audit } = deps;
  const { userId, name, kind } = factor;
  await mustHaveRoomForFactor(factors, userId);
  await factors.save(factor);
  const subject = { type: 'user', id: userId } as const;
  await audit.record({ actor, action: 'user.factor-added', subject, data: { kind } });
  await queueSecurityMail(deps, { userId, kind: 'FACTOR_ADDED', factorName: name, at: now, by });
  if (actor.needsSecondFactor === true) await grantRights(deps, actor, now);
  return (await factors.countCodes(userId)) > 0 ? null : replaceRecoveryCodes(deps, userId, now);
};
