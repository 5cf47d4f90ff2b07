import { beforeEach, describe, expect, test } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { AddInvitedAccounts } from '#modules/users/application/add-invited-accounts.ts';
import { EmailTaken } from '#modules/users/domain/failures.ts';
import { NoMembership } from '#modules/users/domain/team-failures.ts';
import type { Membership } from '#modules/users/domain/membership.ts';
import { merchantId, otherMerchantId, teamFixture, type TeamFixture } from './team-fixture.ts';
import { now } from './users-fixture.ts';

const turn = { lane: 'known', key: 'tests' } as const;

let fixture: TeamFixture;
let accounts: AddInvitedAccounts;
beforeEach(() => {
  fixture = teamFixture();
  accounts = new AddInvitedAccounts(fixture);
});

const create = async (change: Partial<Parameters<AddInvitedAccounts['create']>[0]> = {}) => {
  const password = await accounts.hashPassword('a long new password', 'MERCHANT', turn);
  const names = { email: 'ivan@example.bg', firstName: 'Иван', lastName: 'Петров' };
  const account = { ...names, password, role: 'MERCHANT', merchantId, language: 'en' } as const;
  return accounts.create({ ...account, ...change }, anonymous);
};
const membershipOf = (
  userId: number,
  role: MerchantRole,
  refundLimitMinor: number | null = null,
): Membership => ({
  merchantId,
  userId,
  role,
  refundLimitMinor,
  createdAt: now,
  invitedBy: null,
});
const stored = async (userId: number) =>
  (await fixture.memberships.ofUser(userId)).map(({ role, refundLimitMinor }) => [role, refundLimitMinor]);

describe('InvitedAccounts', () => {
  test('an invited account is ACTIVE with a verified e-mail, which is the username, and no membership', async () => {
    const { id } = await create();
    expect(fixture.recordOf(id)).toMatchObject({
      username: 'ivan@example.bg',
      email: 'ivan@example.bg',
      role: 'MERCHANT',
      status: 'ACTIVE',
      merchantId,
      language: 'en',
      emailVerifiedAt: now,
      isPasswordTemporary: false,
    });
    expect(await stored(id)).toEqual([]);
    expect(fixture.audited()).toEqual(['user.created']);
  });

  test('an invited account with the e-mail of another user is refused as EmailTaken', async () => {
    await create();
    await expect(create({ email: 'IVAN@example.bg' })).rejects.toThrow(EmailTaken);
  });

  test('the password of an invited account follows the policy of its role, and the field is account.password', async () => {
    const hash = (password: string, role: 'MERCHANT' | 'ACCOUNTANT') =>
      accounts.hashPassword(password, role, turn).catch((error: unknown) => error);
    for (const refusal of [await hash('12345', 'MERCHANT'), await hash('short one', 'ACCOUNTANT')]) {
      expect(refusal).toBeInstanceOf(InvalidFields);
      expect((refusal as InvalidFields).fields).toMatchObject([{ field: 'account.password' }]);
    }
    expect(await hash('short one', 'MERCHANT')).toBe('hash of short one');
  });

  test('an added member is in the team and in its audit log', async () => {
    const { id } = await create();
    await accounts.addMember(membershipOf(id, 'CASHIER'), anonymous);
    expect(await stored(id)).toEqual([['CASHIER', null]]);
    expect(fixture.entries.at(-1)).toMatchObject({
      action: 'team.member-added',
      subject: { type: 'merchant', id: merchantId },
      data: { userId: id, role: 'CASHIER' },
    });
  });

  test('a user without a merchant works for the one joined, and another user stays with the own one', async () => {
    const idle = await fixture.addUser('idle', { role: 'MERCHANT' });
    const busy = await fixture.addUser('busy', { role: 'MERCHANT', merchantId: otherMerchantId });
    for (const { id } of [idle, busy]) await accounts.addMember(membershipOf(id, 'VIEWER'), anonymous);
    expect(fixture.merchantOf(idle)).toBe(merchantId);
    expect(fixture.merchantOf(busy)).toBe(otherMerchantId);
  });

  test.each<[from: MerchantRole, to: MerchantRole, kept: MerchantRole]>([
    ['OWNER', 'VIEWER', 'OWNER'],
    ['VIEWER', 'CASHIER', 'CASHIER'],
    ['BOOKKEEPER', 'OWNER', 'OWNER'],
  ])('a member with the role %s who is invited as %s is %s afterwards', async (from, to, kept) => {
    const { id } = await create();
    for (const role of [from, to]) await accounts.addMember(membershipOf(id, role), anonymous);
    expect(await stored(id)).toEqual([[kept, null]]);
    expect(fixture.audited().at(-1)).toBe(from === kept ? 'team.member-added' : 'team.member-role-changed');
  });

  test('a MANAGER who is invited again keeps the larger refund limit', async () => {
    const { id } = await create();
    for (const limit of [20_000, 30_000, 10_000])
      await accounts.addMember(membershipOf(id, 'MANAGER', limit), anonymous);
    expect(await stored(id)).toEqual([['MANAGER', 30_000]]);
  });

  test('the team of a closed merchant gets no member', async () => {
    const { id } = await create();
    fixture.merchants.close(merchantId);
    await expect(accounts.addMember(membershipOf(id, 'OWNER'), anonymous)).rejects.toThrow(NoMembership);
    expect(await stored(id)).toEqual([]);
  });
});
