import { expect, test } from 'vitest';
import { beyondPlan } from '#modules/integrations/domain/beyond-plan.ts';

const day = (n: number): Date => new Date(Date.UTC(2026, 11, n));
const thing = (id: number, createdOn: number, isBeyondPlan = false) => ({
  id,
  createdAt: day(createdOn),
  isBeyondPlan,
});

test('within a smaller plan are the oldest', () => {
  const all = [thing(1, 3), thing(2, 1), thing(3, 2)];
  expect([...beyondPlan(all, 1)]).toEqual([3, 1]);
  expect([...beyondPlan(all, 3)]).toEqual([]);
});

test('what is within the plan stays so, also when it was replaced by a newer one', () => {
  expect([...beyondPlan([thing(1, 5), thing(2, 1, true), thing(3, 2, true)], 2)]).toEqual([3]);
});
