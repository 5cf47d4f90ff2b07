import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { system } from '#kernel/actor.ts';
import { resolve } from '#platform/di.ts';
import { SetAssignments } from '#src/modules/merchants/application/set-assignments.ts';
import { createUser, signIn } from '#test/integration/modules/users/test-users.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { waitsOrEnds } from '#test/support/waits-or-ends.ts';
import { createMerchantsFixture, register, staff } from './merchants-fixture.ts';

let fixture: Fixture;
let admin: string;
let userId: number;
let accountant: string;
let merchants: number[];

beforeAll(async () => {
  fixture = await createMerchantsFixture();
  admin = await staff(fixture, 'ADMIN');
  userId = await createUser(fixture, { username: 'accountant', role: 'ACCOUNTANT' });
  accountant = await signIn(fixture, 'accountant');
  merchants = [(await register(fixture)).id, (await register(fixture)).id, (await register(fixture)).id];
});
afterAll(() => fixture.close());

const set = (merchantIds: unknown, id = userId) =>
  fixture.ask<{ merchantIds: number[]; fields?: object; code?: string }>('PUT', `/users/${id}/merchants`, {
    token: admin,
    body: { merchantIds },
  });
const shown = async () =>
  (await fixture.ask<{ merchantIds: number[] }>('GET', `/users/${userId}`, { token: admin })).body
    .merchantIds;
const seen = async () =>
  (await fixture.ask<Merchant[]>('GET', '/merchants?sortBy=id', { token: accountant })).body.map(
    ({ id }) => id,
  );

describe('assignments of an accountant', () => {
  test('an accountant sees exactly the merchants that an administrator assigns, without duplicates and at once', async () => {
    const [one, two, three] = merchants as [number, number, number];
    expect((await set([two, one, two])).body).toEqual({ merchantIds: [one, two] });
    expect(await shown()).toEqual([one, two]);
    expect(await seen()).toEqual([one, two]);
    expect((await set([three, two])).status).toBe(200);
    expect(await seen()).toEqual([two, three]);
    expect((await set([])).status).toBe(200);
    expect(await seen()).toEqual([]);
    const audit = await fixture.database.rows<{ data: object }>(
      `select data from audit_log where action = 'user.assignments-set' order by id`,
    );
    expect(audit.map(({ data }) => data)).toEqual([
      { added: [one, two], removed: [] },
      { added: [three], removed: [one] },
      { added: [], removed: [two, three] },
    ]);
  });

  test('assignments stay unchanged when one of the given merchants does not exist', async () => {
    await set([merchants[0]]);
    const { status, body } = await set([merchants[1], 999_999]);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['merchantIds']]);
    expect(await shown()).toEqual([merchants[0]]);
  });

  test('an assignment to a closed merchant stays and cannot be added again', async () => {
    const { id } = await register(fixture);
    await set([id]);
    await fixture.database.rows('update merchants set closed_at = now() where id = :id', { id });
    expect(await shown()).toEqual([]);
    await set([merchants[0]]);
    const rows = await fixture.database.rows<{ merchant_id: number }>(
      'select merchant_id from merchant_assignments where user_id = :userId order by merchant_id',
      { userId },
    );
    expect(rows.map(({ merchant_id }) => merchant_id)).toEqual([merchants[0], id]);
    expect((await set([id])).status).toBe(422);
  });

  test('assignments are refused for other roles, unknown users and bodies that are no list', async () => {
    const support = await createUser(fixture, { username: 'support', role: 'SUPPORT' });
    expect(await set([], support)).toMatchObject({
      status: 409,
      body: { code: 'merchants.not-an-accountant' },
    });
    expect((await set([], 999_999)).status).toBe(404);
    for (const wrong of [undefined, 'all', [-1], ['x'], [null]]) expect((await set(wrong)).status).toBe(422);
  });

  test('of two concurrent replacements of assignments the second applies, never a mixture', async () => {
    const [one, two, three] = merchants as [number, number, number];
    await set([]);
    let second: ReturnType<typeof set> | undefined;
    await fixture.database.transact(async () => {
      const command = { actor: system('tests'), userId, merchantIds: [one] };
      await resolve(fixture.container, SetAssignments).execute(command);
      second = set([two, three]);
      await waitsOrEnds(fixture.transactions, second);
    });
    expect((await second)?.status).toBe(200);
    expect(await shown()).toEqual([two, three]);
  });
});
