import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherTurnoverCheck } from '#modules/closing/adapters/postgres/check-other-turnover.ts';
import { keysCheck } from '#modules/integrations/adapters/postgres/check-keys.ts';
import { assignmentsCheck } from '#modules/merchants/adapters/postgres/check-assignments.ts';
import { limitChecks } from '#modules/payments/adapters/postgres/check-limits.ts';
import { feeChecks } from '#modules/rates/adapters/postgres/check-fees.ts';
import { membersCheck } from '#modules/team/adapters/postgres/check-members.ts';
import { rightsChecks } from '#modules/users/adapters/postgres/check-rights.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMember } from '#test/support/application/add-member.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { tamperWith } from './support/tamper-with.ts';

let shop: TestApplication;
let merchant: TestMerchant;
let other: TestMerchant;
let member: TestMember;
let staffId: number;
let accountantId: number;
let keyId: string;
let newKeyId: string;

const limits = { dayLimit: 500.5, paymentLimit: null, reason: 'Проверен договор' };
const turnover = { day: '2026-10-20', amount: 1_250.4, note: 'Магазин' };

const addApp = async (): Promise<void> => {
  const started = accepted(await merchant.api.post<{ id: number; secret: string }>('/auth/factors/totp', {}));
  const code = new TOTP({ secret: Secret.fromBase32(started.secret) }).generate();
  accepted(await merchant.api.post(`/auth/factors/totp/${started.id}`, { code, name: 'Телефон' }));
};

/** Rights, limits and turnover, each made and changed by the program. */
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
  const { admin } = shop;
  [merchant, other] = [await shop.addMerchant(), await shop.addMerchant()];
  member = await shop.addMember(merchant, 'MANAGER');
  const promoted = { role: 'MANAGER', refundLimit: 150 };
  accepted(await merchant.api.put(`/merchants/me/team/${member.userId}`, promoted));
  const removed = await shop.addMember(merchant, 'VIEWER');
  accepted(await merchant.api.delete(`/merchants/me/team/${removed.userId}`));

  ({ id: staffId } = await shop.addStaff('SUPPORT'));
  accepted(await admin.post(`/users/${staffId}/lock`, {}));
  accepted(await admin.post(`/users/${staffId}/unlock`, {}));
  ({ id: accountantId } = await shop.addStaff('ACCOUNTANT'));
  for (const merchantIds of [[other.id], [], [merchant.id]])
    accepted(await admin.put(`/users/${accountantId}/merchants`, { merchantIds }));

  const key = { name: 'Магазин', scopes: ['payments:read'], networks: ['10.0.0.7/8'], expiresInDays: 90 };
  type Created = Readonly<{ details: Readonly<{ id: string }> }>;
  const make = async (path: string, body: object): Promise<string> =>
    accepted(await merchant.api.post<Created>(path, body)).details.id;
  keyId = await make('/api-keys', key);
  newKeyId = await make(`/api-keys/${keyId}/rotate`, { graceHours: 24 });
  accepted(await merchant.api.delete(`/api-keys/${await make('/api-keys', key)}`));

  accepted(await admin.put(`/merchants/${merchant.id}/limits`, { ...limits, dayLimit: null }));
  accepted(await admin.put(`/merchants/${merchant.id}/limits`, limits));
  for (const amount of [100, turnover.amount])
    accepted(await merchant.api.post('/merchants/me/other-turnover', { ...turnover, amount }));
  const [first] = await shop.database.rows<{ id: number }>('select min(id) as id from other_turnover');
  accepted(await merchant.api.delete(`/merchants/me/other-turnover/${first!.id}`));
  await addApp();
});
afterAll(() => shop.stop());

/** What the checks of rights and terms find, in the transaction of the test where there is one. */
const found = async (): Promise<string[]> => {
  const { database } = shop;
  const checks = [
    ...rightsChecks({ database }),
    ...limitChecks({ database }),
    ...feeChecks({ database }),
    membersCheck({ database }),
    assignmentsCheck({ database }),
    keysCheck({ database }),
    otherTurnoverCheck({ database }),
  ];
  const context = { since: new Date(), read: () => undefined, leaveOut: () => undefined };
  const codes: string[] = [];
  for (const { code, violations } of checks) if ((await violations(context)).length > 0) codes.push(code);
  return codes;
};
const undone = new Error('undone');
/** What the doctor finds after the statement, which is rolled back. */
const foundAfter = async (table: string, statement: string): Promise<string[]> => {
  const all = {
    id: merchant.id,
    other: other.id,
    member: member.userId,
    staffId,
    accountantId,
    keyId,
    newKeyId,
  };
  const named = Object.entries(all).filter(([name]) => new RegExp(`(?<!:):${name}\\b`).test(statement));
  const bindings = Object.fromEntries(named);
  let codes: string[] = [];
  const tampering = shop.database.transact(async () => {
    await tamperWith(shop.database, { tables: [table], statements: [statement], bindings });
    codes = await found();
    throw undone;
  });
  await tampering.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
  return codes;
};

it('the doctor names no right, limit or turnover that the program has changed', async () => {
  expect(await shop.doctor()).toEqual([]);
});

it('the doctor names none that the release before has written', async () => {
  const without = `update audit_log set data = data - 'refundLimitMinor' - 'turnoverId' - 'country'`;
  expect(await foundAfter('audit_log', without)).toEqual([]);
});

const user = (set: string): string => `update users set ${set} where id = :staffId`;
const membership = (set: string): string => `update memberships set ${set} where user_id = :member`;
const key = (set: string, which = 'keyId'): string => `update api_keys set ${set} where id = :${which}`;
const limit = (set: string): string => `update merchant_limits set ${set} where merchant_id = :id`;

describe('the doctor compares rights, limits and turnover with the audit log', () => {
  it.each([
    ['an administrator', 'doctor.user-roles-audited', 'users', user(`role = 'ADMIN'`)],
    ['a locked user', 'doctor.user-roles-audited', 'users', user(`status = 'LOCKED'`)],
    [
      'an added administrator',
      'doctor.user-roles-audited',
      'users',
      `insert into users (username, email, first_name, last_name, role, status, language, created_at, updated_at,
         password_changed_at, version, password_is_temporary)
       values ('root', 'root@example.com', 'Р', 'Р', 'ADMIN', 'ACTIVE', 'bg', now(), now(), now(), 1, false)`,
    ],
    [
      'another owner',
      'doctor.members-audited',
      'memberships',
      membership(`role = 'OWNER', refund_limit_minor = null`),
    ],
    [
      'a higher refund limit',
      'doctor.members-audited',
      'memberships',
      membership('refund_limit_minor = 15001'),
    ],
    [
      'a member of another merchant',
      'doctor.members-audited',
      'memberships',
      membership('merchant_id = :other'),
    ],
    [
      'a member who was added',
      'doctor.members-audited',
      'memberships',
      `insert into memberships (merchant_id, user_id, role, created_at) values (:other, :member, 'VIEWER', now())`,
    ],
    [
      'an accountant of another merchant',
      'doctor.assignments-audited',
      'merchant_assignments',
      'update merchant_assignments set merchant_id = :other where user_id = :accountantId',
    ],
    [
      'an assignment that was added',
      'doctor.assignments-audited',
      'merchant_assignments',
      `insert into merchant_assignments (merchant_id, user_id, assigned_at) values (:other, :staffId, now())`,
    ],
    ['a wider key', 'doctor.api-keys-audited', 'api_keys', key(`scopes = scopes || '{refunds:write}'`)],
    ['a wider successor', 'doctor.api-keys-audited', 'api_keys', key(`scopes = '{links:write}'`, 'newKeyId')],
    [
      'a key of another merchant',
      'doctor.api-keys-audited',
      'api_keys',
      key('merchant_id = :other, replaced_by = null'),
    ],
    ['a key of all networks', 'doctor.api-keys-audited', 'api_keys', key(`networks = '{}'`)],
    ['a key without an end', 'doctor.api-keys-audited', 'api_keys', key('expires_at = null')],
    [
      'an ended key that lives',
      'doctor.api-keys-audited',
      'api_keys',
      'update api_keys set ended_at = null, end_reason = null where ended_at is not null',
    ],
    [
      'a second factor that is gone',
      'doctor.factors-audited',
      'second_factors',
      'delete from second_factors',
    ],
    [
      'a second factor of another user',
      'doctor.factors-audited',
      'second_factors',
      'update second_factors set user_id = :staffId',
    ],
    ['a higher limit', 'doctor.merchant-limits-audited', 'merchant_limits', limit('day_limit_minor = 50051')],
    ['no limit', 'doctor.merchant-limits-audited', 'merchant_limits', limit('day_limit_minor = null')],
    [
      'a limit that is gone',
      'doctor.merchant-limits-audited',
      'merchant_limits',
      'delete from merchant_limits',
    ],
    [
      'another turnover',
      'doctor.other-turnover-audited',
      'other_turnover',
      'update other_turnover set amount_minor = amount_minor - 1',
    ],
    [
      'turnover of another country',
      'doctor.other-turnover-audited',
      'other_turnover',
      `update other_turnover set country = 'DE'`,
    ],
    [
      'turnover of another merchant',
      'doctor.other-turnover-audited',
      'other_turnover',
      'update other_turnover set merchant_id = :other',
    ],
    [
      'turnover that is gone',
      'doctor.other-turnover-audited',
      'other_turnover',
      'delete from other_turnover',
    ],
    [
      'fees that were entered late',
      'doctor.fees-ahead',
      'fee_schedules',
      `insert into fee_schedules (valid_from, charge_currency, platform_basis_points, provider_basis_points,
         provider_fixed_minor) values ('2026-11-02', 'EUR', 1, 1, 1)`,
    ],
  ])('the doctor names %s', async (_, code, table, statement) => {
    expect(await foundAfter(table, statement)).toEqual([code]);
  });

  it.each([
    'update fee_schedules set platform_basis_points = 1',
    'delete from fee_schedules',
    `update fee_schedules set valid_from = '2027-01-01'`,
  ])('fees that apply already cannot be changed: %s', async (statement) => {
    await expect(foundAfter('payments', statement)).rejects.toThrow('apply already');
  });
});
