import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StatusChange } from '#contract/merchants/merchant-management.ts';
import type { Fixture } from '#test/integration/modules/users/users-fixture.ts';
import { createMerchantsFixture, register, staff } from './merchants-fixture.ts';

let fixture: Fixture;
let admin: string;
beforeAll(async () => {
  fixture = await createMerchantsFixture();
  admin = await staff(fixture, 'ADMIN', 'boss');
});
afterAll(() => fixture.close());

const history = (id: number) =>
  fixture.ask<StatusChange[]>('GET', `/merchants/${id}/status-history`, { token: admin });

test('the status history of a merchant has actor, time and reason, the newest first', async () => {
  const { id } = await register(fixture);
  const body = { status: 'ACTIVE', reason: 'Документите са наред' };
  await fixture.ask('PUT', `/merchants/${id}/status`, { token: admin, body });
  expect((await history(id)).body).toEqual([
    {
      id: 2,
      from: 'PENDING',
      to: 'ACTIVE',
      actor: expect.stringMatching(/^user:\d+$/) as string,
      username: 'boss',
      reason: 'Документите са наред',
      timestamp: expect.stringMatching(/Z$/) as string,
    },
    {
      id: 1,
      from: null,
      to: 'PENDING',
      actor: 'anonymous',
      username: null,
      reason: null,
      timestamp: expect.stringMatching(/Z$/) as string,
    },
  ]);
});

test('the status history of a closed merchant is not found', async () => {
  const { id } = await register(fixture);
  await fixture.database.rows('update merchants set closed_at = now() where id = :id', { id });
  expect((await history(id)).status).toBe(404);
});
