import { beforeEach, describe, expect, test } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { CreateInvitedAccounts } from '#modules/users/application/create-invited-accounts.ts';
import { EmailTaken } from '#modules/users/domain/failures.ts';
import { now, usersFixture, type UsersFixture } from './users-fixture.ts';

const merchantId = 7;
const turn = { lane: 'known', key: 'tests' } as const;

let fixture: UsersFixture;
let accounts: CreateInvitedAccounts;
beforeEach(() => {
  fixture = usersFixture();
  accounts = new CreateInvitedAccounts(fixture);
});

const create = async (change: Partial<Parameters<CreateInvitedAccounts['create']>[0]> = {}) => {
  const password = await accounts.hashPassword('a long new password', 'MERCHANT', turn);
  const names = { email: 'ivan@example.bg', firstName: 'Иван', lastName: 'Петров' };
  const account = { ...names, password, role: 'MERCHANT', merchantId, language: 'en' } as const;
  return accounts.create({ ...account, ...change }, anonymous);
};

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
    expect(fixture.memberships.all).toEqual([]);
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
});
