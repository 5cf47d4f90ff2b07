import { expect, test } from 'vitest';
import { Slots } from '#platform/browser/slots.ts';

test('no more than so many work at once, in the order in which they came', async () => {
  const slots = new Slots(2);
  const began: number[] = [];
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const all = gates.map((gate, place) =>
    slots.use(async () => {
      began.push(place);
      await gate.promise;
    }),
  );
  expect(began).toEqual([0, 1]);
  gates[1]!.resolve();
  await all[1];
  expect(began).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  await Promise.all(all);
  expect(began).toEqual([0, 1, 2, 3, 4]);
});

test('one that fails makes room like any other', async () => {
  const slots = new Slots(1);
  const failed = slots.use(() => Promise.reject(new Error('no')));
  const next = slots.use(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
