import type { Role, SignedIn } from '#kernel/actor.ts';
import type { AuditEntry } from '#kernel/audit.ts';
import { isListedPassword } from '#platform/passwords/listed-passwords.ts';
import { getUser } from '#src/modules/users/application/get-user.ts';
import { Session } from '#src/modules/users/domain/session.ts';
import { User, type UserRecord } from '#src/modules/users/domain/user.ts';
import { OtpTotpSecrets } from '#src/modules/users/adapters/otp/otp-totp-secrets.ts';
import { WebAuthnPasskeys } from '#src/modules/users/adapters/webauthn/web-authn-passkeys.ts';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import type { SecondFactorPolicy } from '#src/modules/users/domain/second-factor.ts';
import type { SecondFactorCheck } from '#src/modules/users/application/second-factor-check.ts';
import { securityMail } from '#src/modules/users/application/queue-security-mail.ts';
import { InMemoryRateLimits } from '#test/fakes/in-memory-rate-limits.ts';
import { AccountMailLimits } from '#modules/users/application/account-mail-limits.ts';
import { SecondStepLimits } from '#modules/users/application/second-step-limits.ts';
import { SignInAttempts } from '#modules/users/application/sign-in-attempts.ts';
import { InMemorySecondFactors } from '#test/fakes/in-memory-second-factors.ts';
import { InMemorySignInChallenges } from '#test/fakes/in-memory-sign-in-challenges.ts';
import { FakePasswordHashing } from '#test/fakes/fake-password-hashing.ts';
import { RecordedLetters } from '#test/fakes/recorded-letters.ts';
import { InMemoryAccountTokens } from '#test/fakes/in-memory-account-tokens.ts';
import { InMemoryKnownOrigins } from '#test/fakes/in-memory-known-origins.ts';
import { InMemoryMemberships } from '#test/fakes/in-memory-memberships.ts';
import { InMemoryOpenMerchants } from '#test/fakes/in-memory-open-merchants.ts';
import { InMemorySessions } from '#test/fakes/in-memory-sessions.ts';
import { InMemoryUsers } from '#test/fakes/in-memory-users.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { plainWork } from '#test/support/plain-work.ts';

export const now = new Date('2026-11-20T10:00:00Z');
export const from = { ip: '192.0.2.1' };
export const operator = { kind: 'operator', name: 'root' } as const;

/** Users without second factors. */
const noSecondFactors: SecondFactorCheck = { check: async () => 'PASSED' };

/** Use-cases of users on in-memory ports; the password of each user is `right`. */
export const usersFixture = () => {
  const entries: AuditEntry[] = [];
  const published: unknown[] = [];
  const users = new InMemoryUsers();
  const sessions = new InMemorySessions();
  const clock = { at: now, now: () => clock.at };
  let made = 0;
  const random = {
    uuid: () => `uuid ${(made += 1)}`,
    token: () => 'unused',
    bytes: (count: number) => Uint8Array.from({ length: count }, () => (made = (made * 73 + 41) % 251)),
  };
  const key = new Uint8Array(32).fill(7);
  const memberships = new InMemoryMemberships();
  const ownersOf = async (merchantId: number): Promise<number[]> =>
    (await memberships.ofMerchant(merchantId))
      .filter(({ role }) => role === 'OWNER')
      .map(({ userId }) => userId);
  const limits = new InMemoryRateLimits();
  const deps = {
    users,
    sessions,
    memberships,
    accounts: { ownersOf },
    tokens: new InMemoryAccountTokens(),
    letters: new RecordedLetters(),
    mailLimits: new AccountMailLimits({ limits }),
    factorCheck: noSecondFactors,
    origins: new InMemoryKnownOrigins(),
    factors: new InMemorySecondFactors(),
    challenges: new InMemorySignInChallenges(),
    secondStepLimits: new SecondStepLimits({ limits }),
    totp: new OtpTotpSecrets({ sealing: new SecretSealing([key]) }),
    passkeys: new WebAuthnPasskeys({ publicUrl: 'https://plateno.example' }),
    factorPolicy: 'off' as SecondFactorPolicy,
    jobs: new RecordedJobs(),
    attempts: new SignInAttempts({ limits }),
    merchants: new InMemoryOpenMerchants(),
    passwords: new FakePasswordHashing(),
    policy: { level: 'strict', isListed: isListedPassword } as const,
    work: plainWork,
    audit: { record: async (entry: AuditEntry) => void entries.push(entry) },
    events: { publish: async (_type: unknown, event: unknown) => void published.push(event) },
    clock,
    random,
  };
  /** Stores a user; the e-mail is made from the username. */
  const addUser = async (username: string, change: Partial<UserRecord> = {}): Promise<UserRecord> => {
    const names = { username, email: `${username}@example.bg`, firstName: 'Мара', lastName: 'Петрова' };
    const account = { passwordHash: 'hash of right', merchantId: null, language: 'bg' } as const;
    const user = User.create({ ...names, ...account, role: 'SUPPORT' }, now);
    return (await users.add({ ...user, ...change })).toRecord();
  };
  /** Opens a session of the user with a recent proof. */
  const openSession = async ({
    id: userId,
    username,
    role,
    merchantId,
    emailVerifiedAt,
  }: UserRecord): Promise<SignedIn> => {
    const opening = { id: random.uuid(), userId, ...from, userAgent: 'a browser', merchantId };
    const session = Session.create(opening, clock.at);
    await sessions.add(session);
    const sessionId = session.toRecord().id;
    const isEmailVerified = emailVerifiedAt !== null;
    const account = { userId, username, role, merchantId, isEmailVerified };
    return { kind: 'user', ...account, sessionId, provedAt: clock.at };
  };
  /** Stores a user with this role and opens a session. */
  const actorOf = async (role: Role): Promise<SignedIn> =>
    openSession(await addUser(`actor-${role}`.toLowerCase(), { role }));
  return {
    ...deps,
    addUser,
    openSession,
    actorOf,
    published,
    /** The kinds of the queued security mails. */
    mails: () => deps.jobs.of(securityMail).map(({ kind }) => kind),
    audited: () => entries.map(({ action }) => action),
    entries,
    /** The end reasons of the user's sessions; null for a live one. */
    endsOf: (userId: number) =>
      sessions.all.filter((session) => session.userId === userId).map(({ endReason }) => endReason),
    recordOf: (id: number): UserRecord | undefined => users.all.find((user) => user.id === id),
    /** Simulates a concurrent change of the password. */
    changePassword: async (id: number, passwordHash: string): Promise<void> => {
      const user = await getUser(users, id);
      user.changePassword(passwordHash, now);
      await users.save(user);
    },
    lock: async (id: number): Promise<void> => {
      const user = await getUser(users, id);
      user.lock(now);
      await users.save(user);
    },
  };
};
export type UsersFixture = ReturnType<typeof usersFixture>;
