import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StatusChange } from '#contract/merchants.ts';
import type { Ground } from '#test/integration/modules/users/users-ground.ts';
import { createMerchantsGround, register, staff } from './merchants-ground.ts';

let ground: Ground;
let admin: string;
beforeAll(async () => {
  ground = await createMerchantsGround();
  admin = await staff(ground, 'ADMIN', 'boss');
});
afterAll(() => ground.close());

const history = (id: number) =>
  ground.ask<StatusChange[]>('GET', `/merchants/${id}/status-history`, { token: admin });

test('the history of a status says who, when and why, the newest first', async () => {
  const { id } = await register(ground);
  const body = { status: 'ACTIVE', reason: 'Документите са наред' };
  await ground.ask('PUT', `/merchants/${id}/status`, { token: admin, body });
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

test('the history of a closed merchant is not found', async () => {
  const { id } = await register(ground);
  await ground.database.rows('update merchants set closed_at = now() where id = :id', { id });
  expect((await history(id)).status).toBe(404);
});
