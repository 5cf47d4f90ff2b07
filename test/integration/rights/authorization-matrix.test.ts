import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import type { OwnSession } from '#contract/sessions.ts';
import { matrix } from './matrix.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { password as ownPassword } from '#test/support/application/build.ts';
import { checkLiveAnswer } from '#test/support/application/live-answers.ts';
import { gatherPeople, type Estate, type People } from './people.ts';
import { columns, type Column } from './row.ts';

let people: People;
beforeAll(async () => {
  people = await gatherPeople();
});
afterAll(() => people.shop.stop());

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const tokenOf = async (column: Column): Promise<string | undefined> => {
  const { shop, own, other, suspended, locked, support, accountant } = people;
  const tokens: Record<Column, string | undefined | Promise<string>> = {
    anonymous: undefined,
    own: own.token,
    other: other.token,
    suspended: suspended.token,
    support: support.token,
    accountant: accountant.token,
    stranger: accountant.token,
    admin: shop.adminToken,
    locked: locked.token,
  };
  return tokens[column];
};

/** Whose things are asked for: one's own, or the first merchant's; the stranger's are the suspended one's. */
const estateFor = (column: Column): Estate =>
  column === 'suspended' || column === 'stranger' ? people.estates.suspended : people.estates.own;

const ask = async (name: string, column: Column): Promise<number> => {
  const [method = ''] = name.split(' ');
  const { path, body } = await matrix[name]!.call(estateFor(column), people);
  const token = await tokenOf(column);
  const answer = await fetch(`${people.shop.url}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    // It would go on for as long as the session.
    await answer.body?.cancel();
    return answer.status;
  }
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (isJson) checkLiveAnswer({ method, url: answer.url }, answer.status, JSON.parse(text));
  return answer.status;
};

test('every call has its row, and every row its call', () => {
  const calls = people.shop.application.routes.map(({ endpoint }) => nameOf(endpoint));
  expect(Object.keys(matrix).toSorted()).toEqual(calls.toSorted());
});

const actorOf = async (column: Column): Promise<string> => {
  const { userId } = accepted(
    await people.shop.api(await tokenOf(column)).get<{ userId: number }>('/auth/session'),
  );
  return `user:${userId}`;
};
const auditRows = () =>
  people.shop.database.rows<{ actor: string; action: string; address: string }>(
    'select actor, action, address from audit_log where request_id is not null order by id',
  );

/** What leaves other traces than an audit row: the payment's own history, or nothing at all. */
const withHistoryOfItsOwn = [
  'POST /payments/checkout/:merchantId',
  'POST /payments/confirm/:id',
  'POST /payments/process/:id',
];
/** Would change nothing, or sign out who is still needed; their rows are looked for in the tests of their modules. */
const auditedElsewhere = ['PUT /users/:id/merchants', 'POST /auth/logout'];
/** Reads what it is sent, and changes nothing. */
const readings = ['POST /document-texts'];
/** In whose name the table's call is carried out, if it is. */
const doerOf = (name: string): 'own' | 'admin' | undefined =>
  (['own', 'admin'] as const).find((column) => matrix[name]!.statuses[columns.indexOf(column)]! < 300);
const acts = Object.keys(matrix).filter(
  (name) =>
    (!name.startsWith('GET ') || name.endsWith('export')) &&
    doerOf(name) !== undefined &&
    ![...withHistoryOfItsOwn, ...auditedElsewhere, ...readings].includes(name),
);

test.each(acts)('%s leaves a row in the audit log that says who it was', async (name) => {
  const column = doerOf(name)!;
  const actor = await actorOf(column);
  const before = (await auditRows()).length;
  expect(await ask(name, column)).toBeLessThan(300);
  // What the table needs for its call was made first, by the administrator.
  const added = (await auditRows()).slice(before).filter(({ actor: by }) => !by.startsWith('system:'));
  expect(added.at(-1)).toMatchObject({ actor, address: '127.0.0.1' });
});

test('who changes the password or ends a session is in the audit log', async () => {
  const { shop, other } = people;
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

test.each(Object.keys(matrix))('%s answers each as the table says', async (name) => {
  const answered: Partial<Record<Column, number>> = {};
  for (const column of columns) answered[column] = await ask(name, column);
  const { statuses } = matrix[name]!;
  expect(answered).toEqual(Object.fromEntries(columns.map((column, place) => [column, statuses[place]])));
});
