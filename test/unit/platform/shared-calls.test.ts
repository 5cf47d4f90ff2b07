import { expect, it } from 'vitest';
import { sharedCalls } from '#platform/shared-calls.ts';

/** Doubles numbers; each call waits until it is released. */
const heldDoubling = (mostUnderWay: number) => {
  const calls: (readonly number[])[] = [];
  const held: (() => void)[] = [];
  const double = sharedCalls(async (items: readonly number[]) => {
    calls.push(items);
    await new Promise<void>((resolve) => held.push(resolve));
    if (items.includes(13)) throw new Error('13 is refused');
    return items.map((item) => item * 2);
  }, mostUnderWay);
  return { calls, double, release: () => held.splice(0).forEach((resolve) => resolve()) };
};
/** All that is due in this turn of the event loop has run. */
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('an item is handled at once, and items that arrive meanwhile share the next call', async () => {
  const { calls, double, release } = heldDoubling(1);
  const first = double(1);
  await turn();
  const others = [double(2), double(3)];
  await turn();
  expect(calls).toEqual([[1]]);
  release();
  expect(await first).toBe(2);
  await turn();
  release();
  expect(await Promise.all(others)).toEqual([4, 6]);
  expect(calls).toEqual([[1], [2, 3]]);
});

it('a call that hangs does not stop the other one', async () => {
  const { calls, double, release } = heldDoubling(2);
  const all = [double(1)];
  await turn();
  all.push(double(2));
  await turn();
  expect(calls).toEqual([[1], [2]]);
  release();
  expect(await Promise.all(all)).toEqual([2, 4]);
});

it('items of a call that fails are handled alone: one fails by itself', async () => {
  const { double, release } = heldDoubling(1);
  const settled = Promise.allSettled([double(1), double(13), double(2)]);
  await turn();
  release();
  await turn();
  release();
  expect(await settled).toEqual([
    { status: 'fulfilled', value: 2 },
    { status: 'rejected', reason: new Error('13 is refused') },
    { status: 'fulfilled', value: 4 },
  ]);
});
