import { expect, it } from 'vitest';
import { planPayouts } from '#sandbox/payouts/make-payouts.ts';
import { payoutTime } from '#sandbox/payouts/schedule-payouts.ts';

const day = 86_400;
const movement = (id: string, net: number, available: number) => ({ id, net, available });

it('money is paid out at the first midnight at which it is there', () => {
  expect([payoutTime(day), payoutTime(day + 1), payoutTime(2 * day)]).toEqual([day, 2 * day, 2 * day]);
});

it('each midnight pays what has come in since the one before', () => {
  expect(planPayouts([movement('a', 100, 10), movement('b', 50, 20), movement('c', 7, day + 1)], 0)).toEqual([
    { at: day, amount: 150, lines: ['a', 'b'] },
    { at: 2 * day, amount: 7, lines: ['c'] },
  ]);
});

it('a balance below zero waits until later money makes up for it', () => {
  const movements = [movement('a', -100, 10), movement('b', 60, day + 1), movement('c', 90, 2 * day + 1)];
  expect(planPayouts(movements, 0)).toEqual([{ at: 3 * day, amount: 50, lines: ['a', 'b', 'c'] }]);
  expect(planPayouts([movement('a', -100, 10)], 0)).toEqual([]);
});

it('money that waited for a pause to end is paid out at the first midnight after it', () => {
  expect(planPayouts([movement('a', 100, 10), movement('b', 50, day + 1)], 5 * day + 1)).toEqual([
    { at: 6 * day, amount: 150, lines: ['a', 'b'] },
  ]);
});
