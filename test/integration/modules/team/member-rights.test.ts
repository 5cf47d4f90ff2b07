import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchantRoles, type MerchantRole } from '#kernel/merchant-role.ts';
import { addMember, addTeam, type Member } from '#test/integration/modules/users/team-steps.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { createTeamFixture } from './team-fixture.ts';

type Row = readonly [
  method: string,
  path: string,
  body: object | undefined,
  expected: Readonly<Record<MerchantRole, number>>,
];

const unknownId = 999_999;
const owners = (status: number) => ({
  OWNER: status,
  MANAGER: 403,
  CASHIER: 403,
  VIEWER: 403,
  BOOKKEEPER: 403,
});
const members = (status: number) => ({
  OWNER: status,
  MANAGER: status,
  CASHIER: status,
  VIEWER: status,
  BOOKKEEPER: status,
});

/** 404 comes after 403: a caller with 404 has access. */
const matrix: readonly Row[] = [
  ['GET', '/merchants/me/team', undefined, owners(200)],
  ['PUT', `/merchants/me/team/${unknownId}`, { role: 'VIEWER' }, owners(404)],
  ['DELETE', `/merchants/me/team/${unknownId}`, undefined, owners(404)],
  ['GET', '/auth/merchants', undefined, members(200)],
  ['PUT', '/auth/session', { merchantId: unknownId }, members(404)],
  ['DELETE', `/auth/merchants/${unknownId}`, undefined, members(404)],
];

let fixture: Fixture;
const callers = new Map<MerchantRole, Member>();

beforeAll(async () => {
  fixture = await createTeamFixture();
  const { merchantId } = await addTeam(fixture);
  for (const role of merchantRoles) callers.set(role, await addMember(fixture, merchantId, role));
});
afterAll(() => fixture.close());

describe('rights of the roles on the team', () => {
  test.each(matrix)(
    '%s %s has the status of the matrix for every role in the team',
    async (method, path, body, expected) => {
      const statuses: Partial<Record<MerchantRole, number>> = {};
      for (const [role, { token }] of callers) {
        const asked = { token, ...(body === undefined ? {} : { body }) };
        statuses[role] = (await fixture.ask(method, path, asked)).status;
      }
      expect(statuses).toEqual(expected);
    },
  );
});
