import type { SignedIn } from '#kernel/actor.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import { browserFamily } from '../domain/device.ts';
import { Session, type SessionRecord } from '../domain/session.ts';
import type { User, UserRecord } from '../domain/user.ts';
import type { KnownOrigins } from '../ports/known-origins.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Users } from '../ports/users.ts';
import { queueSecurityMail, type DeviceOrigin } from './queue-security-mail.ts';

/** A new session and its user. */
export type OpenedSession = Readonly<{ user: UserRecord; session: SessionRecord }>;
/** What a sign-in was completed by; the audit log has it. */
export type SignInMethod = 'PASSWORD' | 'CODE' | 'PASSKEY';

export type OpenSessionDeps = Readonly<{
  users: Users;
  sessions: Sessions;
  memberships: Memberships;
  origins: KnownOrigins;
  jobs: Jobs;
  audit: UserAuditLog;
  random: Random;
}>;

type Opening = Readonly<{
  /** Its row is locked. */
  user: User;
  by: DeviceOrigin;
  method: SignInMethod;
  needsSecondFactor?: boolean;
  now: Date;
}>;

const actorOf = ({ user: { id, username, role, emailVerifiedAt }, session }: OpenedSession): SignedIn => ({
  kind: 'user',
  userId: id,
  username,
  role,
  merchantId: session.merchantId,
  sessionId: session.id,
  provedAt: session.createdAt,
  isEmailVerified: emailVerifiedAt !== null,
});

/** The merchant last worked for while the user is a member of it; otherwise the first one. */
const merchantOf = async (
  { memberships }: OpenSessionDeps,
  { id, merchantId }: UserRecord,
): Promise<number | null> => {
  const ids = (await memberships.ofUser(id)).map((membership) => membership.merchantId);
  return merchantId !== null && ids.includes(merchantId) ? merchantId : (ids[0] ?? null);
};

/** The first device of an account that has signed in before, from a network that is not known either, is new, too. */
const isNewDevice = async (
  { origins }: OpenSessionDeps,
  { id: userId, lastLoginAt }: UserRecord,
  { ip, userAgent }: DeviceOrigin,
  now: Date,
): Promise<boolean> => {
  const found = await origins.rememberDevice(userId, { ip, browser: browserFamily(userAgent) }, now);
  if (found !== 'FIRST') return found === 'NEW';
  return lastLoginAt !== null && !(await origins.isKnownNetwork(userId, ip));
};

/**
 * Opens a session: the one place of all ways to sign in. Call it in a transaction that holds the lock of the user's row.
 * @throws BadCredentials when the account is not ACTIVE
 */
export const openSession = async (
  deps: OpenSessionDeps,
  { user, by, method, needsSecondFactor = false, now }: Opening,
): Promise<OpenedSession> => {
  const { users, sessions, origins, audit, random } = deps;
  const before = user.toRecord();
  const { id: userId } = before;
  user.signIn(now);
  await users.save(user);
  const merchantId = await merchantOf(deps, before);
  const opening = { id: random.uuid(), userId, ...by, needsSecondFactor, merchantId };
  const session = Session.create(opening, now);
  await sessions.add(session);
  if (await isNewDevice(deps, before, by, now))
    await queueSecurityMail(deps, { userId, kind: 'NEW_DEVICE', at: now, by });
  await origins.rememberNetwork(userId, by.ip, now);
  const opened = { user: user.toRecord(), session: session.toRecord() };
  await audit.record({
    actor: actorOf(opened),
    action: 'user.signed-in',
    subject: { type: 'user', id: userId },
    data: { method },
  });
  return opened;
};
