import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { resolve } from '#platform/di.ts';
import { DeleteMerchant } from '#src/modules/merchants/application/delete-merchant.ts';
import { SetAssignments } from '#src/modules/merchants/application/set-assignments.ts';
import { listStatusHistory } from '#src/modules/merchants/adapters/postgres/list-status-history.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { listActivity } from '#modules/payments/adapters/postgres/list-activity.ts';
import { createUser, signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { accountantOf, createMerchantsFixture, register, staff } from './merchants-fixture.ts';

const callers = [
  'anonymous',
  'locked',
  'own',
  'other',
  'suspended',
  'SUPPORT',
  'ACCOUNTANT',
  'ADMIN',
] as const;
type Caller = (typeof callers)[number];
type Row = readonly [method: string, path: string, expected: readonly number[]];

/** `:own` is the merchant of `own`, which the accountant is assigned to; `:gone` does not exist. */
const matrix: readonly Row[] = [
  ['GET', '/activity', [401, 401, 403, 403, 403, 200, 403, 200]],
  ['GET', '/merchants/:own/status-history', [401, 401, 403, 403, 403, 200, 403, 200]],
  ['GET', '/merchants/:gone/status-history', [401, 401, 403, 403, 403, 404, 403, 404]],
  ['DELETE', '/merchants/:gone', [401, 401, 403, 403, 403, 403, 403, 404]],
  // Last: the last caller deletes the merchant.
  ['DELETE', '/merchants/:own', [401, 401, 403, 403, 403, 403, 403, 204]],
];

let fixture: Fixture;
let ownId: number;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  fixture = await createMerchantsFixture();
  const own = await register(fixture, { status: 'ACTIVE' });
  ownId = own.id;
  tokens.set('own', await signIn(fixture, own.email));
  tokens.set('other', await signIn(fixture, (await register(fixture, { status: 'ACTIVE' })).email));
  tokens.set('suspended', await signIn(fixture, (await register(fixture, { status: 'SUSPENDED' })).email));
  tokens.set('SUPPORT', await staff(fixture, 'SUPPORT'));
  tokens.set('ACCOUNTANT', await accountantOf(fixture, 'accountant', [own.id]));
  tokens.set('ADMIN', await staff(fixture, 'ADMIN'));
  const lockedId = await createUser(fixture, { username: 'locked', role: 'ADMIN' });
  tokens.set('locked', await signIn(fixture, 'locked'));
  await fixture.ask('POST', `/users/${lockedId}/lock`, { token: tokens.get('ADMIN')! });
});
afterAll(() => fixture.close());

describe('rights on merchants', () => {
  test.each(matrix)(
    '%s %s has the status of the authorization matrix for every caller',
    async (method, pattern, expected) => {
      const path = pattern.replace(':own', String(ownId)).replace(':gone', '999999');
      const statuses: Partial<Record<Caller, number>> = {};
      for (const caller of callers) {
        const token = tokens.get(caller);
        statuses[caller] = (await fixture.ask(method, path, token === undefined ? {} : { token })).status;
      }
      expect(statuses).toEqual(Object.fromEntries(callers.map((caller, place) => [caller, expected[place]])));
    },
  );
});

test('use-cases check the same rights without HTTP, as the command line calls them', async () => {
  const { container, database } = fixture;
  const directory = resolve(container, MerchantDirectory);
  const { id: merchantId } = await register(fixture);
  const actions: readonly ((actor: Actor) => Promise<unknown>)[] = [
    (actor) => resolve(container, DeleteMerchant).execute({ actor, merchantId }),
    (actor) => listActivity({ database }, actor, 1),
    (actor) => listStatusHistory({ database, directory }, actor, merchantId),
    (actor) => resolve(container, SetAssignments).execute({ actor, userId: 1, merchantIds: [] }),
  ];
  const accountant: Actor = {
    kind: 'user',
    userId: 1,
    username: '',
    role: 'ACCOUNTANT',
    merchantId: null,
    sessionId: '',
  };
  for (const action of actions) {
    await expect(action(accountant)).rejects.toThrow(NotAllowed);
    await expect(action(anonymous)).rejects.toThrow(SignInNeeded);
  }
});
