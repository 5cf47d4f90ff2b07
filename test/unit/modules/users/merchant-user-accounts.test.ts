import { beforeEach, describe, expect, test } from 'vitest';
import { system } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { ManageMerchantUserAccounts } from '#src/modules/users/application/manage-merchant-user-accounts.ts';
import { EmailTaken } from '#src/modules/users/domain/failures.ts';
import { ownership } from '#modules/users/domain/membership.ts';
import type { UserRecord } from '#modules/users/domain/user.ts';
import { now, usersFixture, type UsersFixture } from './users-fixture.ts';

const actor = system('tests');
const turn = { lane: 'known', key: 'tests' } as const;

let fixture: UsersFixture;
let accounts: ManageMerchantUserAccounts;
beforeEach(() => {
  fixture = usersFixture();
  accounts = new ManageMerchantUserAccounts(fixture);
});
const create = async (merchantId: number, email: string): Promise<void> => {
  const password = await accounts.hashPassword('a password of a merchant', turn);
  await accounts.create({ merchantId, email, password, name: 'Кафе', language: 'bg' }, actor);
};

describe('user accounts of a merchant', () => {
  test('the user account of a merchant is ACTIVE, has the role MERCHANT and its e-mail as username', async () => {
    await create(7, 'kafe@example.bg');
    expect(fixture.users.all).toMatchObject([
      {
        username: 'kafe@example.bg',
        email: 'kafe@example.bg',
        firstName: 'Кафе',
        role: 'MERCHANT',
        status: 'ACTIVE',
        merchantId: 7,
        passwordHash: 'hash of a password of a merchant',
      },
    ]);
    expect(fixture.audited()).toEqual(['user.created']);
    expect(fixture.memberships.all).toMatchObject([{ merchantId: 7, role: 'OWNER', invitedBy: null }]);
  });

  test('a user account is refused as EmailTaken when another user has the e-mail as username or e-mail', async () => {
    await fixture.addUser('name@example.bg', { email: 'mail@example.bg' });
    await expect(create(7, 'name@example.bg')).rejects.toThrow(EmailTaken);
    await expect(create(7, 'mail@example.bg')).rejects.toThrow(EmailTaken);
  });

  test('an invalid password of a merchant’s user account is not hashed', async () => {
    expect(accounts.problemsOf('12345')).toMatchObject([{ code: 'fields.text-too-short' }]);
    await expect(accounts.hashPassword('12345', turn)).rejects.toThrow(InvalidFields);
    expect(fixture.passwords.turns).toEqual([]);
  });

  test('closing a merchant makes its user account INACTIVE, ends its sessions and frees its name', async () => {
    await create(7, 'kafe@example.bg');
    await create(8, 'other@example.bg');
    const [kafe, other] = fixture.users.all;
    await fixture.openSession(kafe!);
    await accounts.closeFor(7, actor);
    expect(fixture.recordOf(kafe!.id)?.status).toBe('INACTIVE');
    expect(fixture.endsOf(kafe!.id)).toEqual(['ACCOUNT_CLOSED']);
    expect(fixture.recordOf(other!.id)).toEqual(other);
    await create(9, 'kafe@example.bg');
  });

  const joinOther = async (): Promise<UserRecord> => {
    await create(7, 'kafe@example.bg');
    const [kafe] = fixture.users.all;
    await fixture.memberships.save(ownership(8, kafe!.id, now));
    await fixture.openSession(kafe!);
    await fixture.openSession({ ...kafe!, merchantId: 8 });
    return kafe!;
  };

  test.each(['closeFor', 'eraseFor'] as const)(
    'a member of another team keeps the account, and only the membership and its sessions end: %s',
    async (end) => {
      const kafe = await joinOther();
      await accounts[end](7, actor);
      expect(fixture.recordOf(kafe.id)).toMatchObject({
        status: 'ACTIVE',
        username: kafe.username,
        merchantId: 8,
      });
      expect(fixture.endsOf(kafe.id)).toEqual(['MEMBERSHIP_ENDED', null]);
      expect((await fixture.memberships.ofUser(kafe.id)).map(({ merchantId }) => merchantId)).toEqual([8]);
      expect(fixture.audited().at(-1)).toBe('team.member-removed');
    },
  );

  test('closing a merchant closes each member of its team, and the accounts are found when it is erased', async () => {
    await create(7, 'kafe@example.bg');
    const viewer = await fixture.addUser('viewer', { role: 'MERCHANT', merchantId: 7 });
    await fixture.memberships.save({ ...ownership(7, viewer.id, now), role: 'VIEWER' });
    await accounts.closeFor(7, actor);
    expect(fixture.users.all.map(({ status }) => status)).toEqual(['INACTIVE', 'INACTIVE']);
    expect(fixture.memberships.all).toEqual([]);
    await accounts.eraseFor(7, actor);
    expect(fixture.users.all).toEqual([]);
  });

  test('erasing a merchant deletes its user accounts and no others', async () => {
    await create(7, 'kafe@example.bg');
    await create(8, 'other@example.bg');
    await accounts.eraseFor(7, actor);
    expect(fixture.users.all.map(({ merchantId }) => merchantId)).toEqual([8]);
    expect(fixture.audited().at(-1)).toBe('user.deleted');
  });
});
