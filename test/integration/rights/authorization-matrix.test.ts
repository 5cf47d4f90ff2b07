import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { OwnSession } from '#contract/users/sessions.ts';
import { minorUnits, technicalDetails } from '#web/admin/kit/fields/details/read-details.ts';
import { bg } from '#web/admin/kit/messages/bg.ts';
import { en } from '#web/admin/kit/messages/en.ts';
import { matrix } from './matrix.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password as ownPassword } from '#test/support/application/build.ts';
import { createCallers, type OwnedRecords, type Callers } from './callers.ts';
import { columns, type Column } from './row.ts';
import { statusesOf } from './status-of.ts';

let callers: Callers;
beforeAll(async () => {
  callers = await createCallers();
  for (const column of ['own', 'admin'] as const) actors.set(column, await actorOf(column));
});
afterAll(() => callers.shop.stop());

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const tokenOf = (column: Column): string | undefined => {
  const { shop, own, other, suspended, locked, support, accountant } = callers;
  const tokens: Record<Column, string | undefined> = {
    anonymous: undefined,
    own: own.token,
    other: other.token,
    suspended: suspended.token,
    support: support.token,
    accountant: accountant.token,
    otherAccountant: accountant.token,
    admin: shop.adminToken,
    locked: locked.token,
  };
  return tokens[column];
};

/** The records that the caller's request names; those of the suspended merchant for itself and the other accountant. */
const recordsFor = (column: Column): OwnedRecords =>
  column === 'suspended' || column === 'otherAccountant'
    ? callers.ownedRecords.suspended
    : callers.ownedRecords.own;

test('every call of the API has a row in the matrix, and every row a call', () => {
  const calls = callers.shop.application.routes.map(({ endpoint }) => nameOf(endpoint));
  expect(Object.keys(matrix).toSorted()).toEqual(calls.toSorted());
});

const actorOf = async (column: Column): Promise<string> => {
  const { userId } = accepted(
    await callers.shop.api(tokenOf(column)).get<{ userId: number }>('/auth/session'),
  );
  return `user:${userId}`;
};
const actors = new Map<Column, string>();
/** The audit entries of calls after this one, the first one by default. */
const auditRows = (after = 0) =>
  callers.shop.database.rows<{ id: number; actor: string; action: string; address: string }>(
    'select id, actor, action, address from audit_log where request_id is not null and id > :after order by id',
    { after },
  );

/** Calls that write no audit entry: they write the payment's history, or nothing. */
const withOwnHistory = [
  'POST /offers/:token/ask',
  'POST /payments/checkout/:merchantId',
  'POST /payments/confirm/:id',
  'POST /payments/process/:id',
  'POST /merchants/me/account/refresh',
  'POST /invoices/:id/credit-notes/preview',
];
/** Calls without effect here, or that would end a session of this test; the tests of their modules check the audit log. */
const auditedElsewhere = [
  'POST /schedules/run',
  'PUT /users/:id/merchants',
  'DELETE /users/:id/factors',
  'POST /auth/logout',
  'POST /auth/forgot',
  'POST /auth/verify/resend',
];
/** Calls that only begin something: what completes it is in the audit log. */
const beginnings = [
  'POST /auth/passkey/options',
  'POST /auth/factors/totp',
  'POST /auth/factors/passkeys/options',
];
/** Calls that only read their body, or keep what an earlier call recorded. */
const readOnlyCalls = [
  'POST /document-texts',
  'POST /merchants/me/push-subscriptions/renew',
  'POST /payment-links/:id/trial',
];
/** A form saves itself every few seconds: who saved a draft last is in its row. */
const repeatedSaves = ['PUT /invoice-drafts/:id'];
/** The caller for whom the matrix permits the call. */
const permittedColumnOf = (name: string): 'own' | 'admin' | undefined =>
  (['own', 'admin'] as const).find((column) => matrix[name]!.statuses[columns.indexOf(column)]! < 300);
/** Whether the call writes an audit entry with its actor when it is accepted. */
const isAudited = (name: string): boolean =>
  (!name.startsWith('GET ') || name.endsWith('export')) &&
  permittedColumnOf(name) !== undefined &&
  ![...withOwnHistory, ...auditedElsewhere, ...beginnings, ...readOnlyCalls, ...repeatedSaves].includes(name);

test('changing the own password and ending a session write audit entries with their actor', async () => {
  const { shop, other } = callers;
  const actor = await actorOf('other');
  await shop.signIn(other.email);
  const [oldest] = accepted(await other.api.get<OwnSession[]>('/auth/sessions')).filter(
    (one) => !one.isCurrent,
  );
  const before = (await auditRows()).length;
  const passwords = { currentPassword: ownPassword, newPassword: 'друга парола' };
  const ended = await fetch(`${shop.url}/api/auth/sessions/${oldest!.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${other.token}` },
  });
  expect([ended.status, (await other.api.put('/auth/password', passwords)).status]).toEqual([204, 204]);
  expect((await auditRows()).slice(before)).toMatchObject([
    { actor, action: 'user.session-ended' },
    { actor, action: 'user.password-changed' },
  ]);
});

const lastAuditId = async (): Promise<number> => {
  const [last] = await callers.shop.database.rows<{ id: number }>('select max(id) as id from audit_log');
  return last!.id;
};

test.each(Object.keys(matrix))(
  '%s has the status of the matrix for every caller, and writes an audit entry with its actor where it acts',
  async (name) => {
    const ask = statusesOf(name, callers);
    const statusOf: Partial<Record<Column, number>> = {};
    const permitted = isAudited(name) ? permittedColumnOf(name)! : undefined;
    for (const column of columns.toSorted(
      (one, other) => Number(other === permitted) - Number(one === permitted),
    )) {
      let before = 0;
      const lookBefore = async (): Promise<void> => void (before = await lastAuditId());
      const isActing = column === permitted;
      statusOf[column] = await ask(recordsFor(column), tokenOf(column), isActing ? lookBefore : undefined);
      if (!isActing) continue;
      const added = (await auditRows(before)).filter(({ actor: by }) => !by.startsWith('system:'));
      expect(added.at(-1)).toMatchObject({ actor: actors.get(column), address: '127.0.0.1' });
    }
    const { statuses } = matrix[name]!;
    expect(statusOf).toEqual(Object.fromEntries(columns.map((column, place) => [column, statuses[place]])));
  },
);

test('the back office names all details of the recorded actions, in both languages', async () => {
  const rows = await callers.shop.database.rows<{ name: string }>(
    `select distinct k as name from audit_log, jsonb_object_keys(data) k order by 1`,
  );
  const shown = rows.filter(
    ({ name }) => !technicalDetails.includes(name) && !Object.hasOwn(minorUnits, name),
  );
  for (const { admin } of [bg, en])
    expect(shown.filter(({ name }) => !Object.hasOwn(admin.details.names, name))).toEqual([]);
});
