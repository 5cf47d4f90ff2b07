import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#kernel/actor.ts';
import {
  register,
  createMerchantsFixture,
  staff,
} from '#test/integration/modules/merchants/merchants-fixture.ts';
import { createUser, signIn } from './test-users.ts';
import type { Fixture } from './users-fixture.ts';

type Caller = 'anonymous' | 'locked' | 'own' | 'suspended' | Exclude<Role, 'MERCHANT'>;
type Row = readonly [method: string, path: string, body: object | undefined, expected: readonly number[]];

/** In the order of the expected statuses. */
const callers: readonly Caller[] = [
  'anonymous',
  'locked',
  'own',
  'suspended',
  'SUPPORT',
  'ACCOUNTANT',
  'ADMIN',
];
const unknownId = 999_999;
const unknownSession = '00000000-0000-4000-8000-000000000000';
const person = { username: 'x', email: 'x@example.bg', firstName: 'X', lastName: 'Y', role: 'SUPPORT' };

/** 404, 409 and 422 come after 401 and 403: a caller with one of them has access. */
const matrix: readonly Row[] = [
  ['GET', '/users', undefined, [401, 401, 403, 403, 403, 403, 200]],
  ['GET', '/users/stats', undefined, [401, 401, 403, 403, 403, 403, 200]],
  ['GET', `/users/${unknownId}`, undefined, [401, 401, 403, 403, 403, 403, 404]],
  ['POST', '/users', {}, [401, 401, 403, 403, 403, 403, 422]],
  ['PUT', `/users/${unknownId}`, person, [401, 401, 403, 403, 403, 403, 404]],
  ['DELETE', `/users/${unknownId}`, undefined, [401, 401, 403, 403, 403, 403, 404]],
  ['POST', `/users/${unknownId}/lock`, undefined, [401, 401, 403, 403, 403, 403, 404]],
  ['POST', `/users/${unknownId}/unlock`, undefined, [401, 401, 403, 403, 404, 403, 404]],
  ['DELETE', `/users/${unknownId}/sessions`, undefined, [401, 401, 403, 403, 403, 403, 404]],
  ['PUT', `/users/${unknownId}/merchants`, { merchantIds: [] }, [401, 401, 403, 403, 403, 403, 404]],
  ['GET', '/auth/sessions', undefined, [401, 401, 200, 200, 200, 200, 200]],
  ['DELETE', `/auth/sessions/${unknownSession}`, undefined, [401, 401, 404, 404, 404, 404, 404]],
  ['DELETE', '/auth/sessions', undefined, [401, 401, 204, 204, 204, 204, 204]],
  ['GET', '/auth/merchants', undefined, [401, 401, 200, 200, 200, 200, 200]],
  ['PUT', '/auth/session', { merchantId: unknownId }, [401, 401, 404, 404, 404, 404, 404]],
  ['PUT', '/auth/password', {}, [401, 401, 422, 422, 422, 422, 422]],
];

let fixture: Fixture;
const tokens = new Map<Caller, string>();

beforeAll(async () => {
  fixture = await createMerchantsFixture();
  for (const role of ['SUPPORT', 'ACCOUNTANT', 'ADMIN'] as const)
    tokens.set(role, await staff(fixture, role));
  tokens.set('own', await signIn(fixture, (await register(fixture, { status: 'ACTIVE' })).email));
  tokens.set('suspended', await signIn(fixture, (await register(fixture, { status: 'SUSPENDED' })).email));
  const lockedId = await createUser(fixture, { username: 'locked', role: 'ADMIN' });
  tokens.set('locked', await signIn(fixture, 'locked'));
  await fixture.ask('POST', `/users/${lockedId}/lock`, { token: tokens.get('ADMIN')! });
});
afterAll(() => fixture.close());

describe('rights on users and sessions', () => {
  test.each(matrix)(
    '%s %s has the status of the authorization matrix for every caller',
    async (method, path, body, expected) => {
      const statuses: number[] = [];
      for (const caller of callers) {
        const token = tokens.get(caller);
        const asked = { ...(token === undefined ? {} : { token }), ...(body === undefined ? {} : { body }) };
        statuses.push((await fixture.ask(method, path, asked)).status);
      }
      expect(Object.fromEntries(callers.map((caller, place) => [caller, statuses[place]]))).toEqual(
        Object.fromEntries(callers.map((caller, place) => [caller, expected[place]])),
      );
    },
  );
});
