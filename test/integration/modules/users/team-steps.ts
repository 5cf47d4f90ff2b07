import { system } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { InvitedAccounts, TeamMembers } from '#modules/users/index.ts';
import { resolve } from '#platform/di.ts';
import { register } from '#test/integration/modules/merchants/merchants-fixture.ts';
import { password, signIn } from './test-users.ts';
import type { Fixture } from './users-fixture.ts';

const actor = system('tests');

/** A member of a team with a session that acts for the merchant. */
export type Member = Readonly<{ id: number; email: string; token: string }>;

/** Adds a user to a team. */
export const join = async (
  fixture: Fixture,
  userId: number,
  { merchantId, role }: Readonly<{ merchantId: number; role: MerchantRole }>,
): Promise<void> => {
  const createdAt = fixture.clock.now();
  const refundLimitMinor = role === 'MANAGER' ? 20_000 : null;
  const membership = {
    merchantId,
    userId,
    role,
    refundLimitMinor,
    createdAt,
    invitedBy: null,
    isBeyondPlan: false,
  };
  await fixture.database.transact(() => resolve(fixture.container, TeamMembers).add(membership));
};

let made = 0;

/** Creates a member of the merchant's team and signs in. */
export const addMember = async (
  fixture: Fixture,
  merchantId: number,
  role: MerchantRole,
): Promise<Member> => {
  made += 1;
  const email = `member-${made}@example.bg`;
  const accounts = resolve(fixture.container, InvitedAccounts);
  const names = { email, firstName: 'Мара', lastName: 'Петрова', language: 'bg' } as const;
  const turn = { lane: 'known', key: 'tests' } as const;
  const hash = await accounts.hashPassword(password, 'MERCHANT', turn);
  const account = { ...names, password: hash, role: 'MERCHANT', merchantId } as const;
  const { id } = await accounts.create(account, actor);
  await join(fixture, id, { merchantId, role });
  return { id, email, token: await signIn(fixture, email) };
};

/** Registers an ACTIVE merchant and signs its owner in. */
export const addTeam = async (fixture: Fixture): Promise<Readonly<{ merchantId: number; owner: Member }>> => {
  const { id: merchantId, email } = await register(fixture, { status: 'ACTIVE' });
  const [row] = await fixture.database.rows<{ id: number }>(
    'select user_id as id from memberships where merchant_id = :merchantId',
    { merchantId },
  );
  return { merchantId, owner: { id: row!.id, email, token: await signIn(fixture, email) } };
};

/** The status of `GET /auth/session`: 401 when the session has ended. */
export const sessionStatus = async (fixture: Fixture, { token }: Readonly<{ token: string }>) =>
  (await fixture.ask('GET', '/auth/session', { token })).status;

/** Actions of the audit log on a merchant, the oldest first. */
export const auditOf = (fixture: Fixture, merchantId: number) =>
  fixture.database.rows<{ action: string; data: object }>(
    `select action, data from audit_log
     where subject_type = 'merchant' and subject_id = :id and action like 'team.%' order by id`,
    { id: String(merchantId) },
  );
