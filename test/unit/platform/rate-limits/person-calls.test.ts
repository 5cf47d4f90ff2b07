import { expect, test } from 'vitest';
import { RateLimited } from '#kernel/input-failures.ts';
import { PersonCalls, personReads, personWrites } from '#platform/rate-limits/person-calls.ts';

const clocked = () => {
  const clock = { ms: 5 };
  return { clock, calls: new PersonCalls(() => clock.ms) };
};
const takeAll = (calls: PersonCalls, userId: number, isReading: boolean): void => {
  const { times } = isReading ? personReads : personWrites;
  for (let taken = 0; taken < times; taken += 1) calls.take(userId, isReading);
};

test.each([true, false])(
  'a person is refused above the limit for the rest of the minute, others and the other kind of call are not (reading: %s)',
  (isReading) => {
    const { clock, calls } = clocked();
    takeAll(calls, 1, isReading);
    clock.ms += 20_000;
    expect(() => calls.take(1, isReading)).toThrow(RateLimited);
    expect(() => calls.take(1, isReading)).toThrow(expect.objectContaining({ retryAfterSeconds: 40 }));
    calls.take(2, isReading);
    calls.take(1, !isReading);
    clock.ms += 40_000;
    takeAll(calls, 1, isReading);
  },
);

test('a person has 1,200 reads and 240 writes a minute', () => {
  expect(personReads).toEqual({ times: 1_200, seconds: 60 });
  expect(personWrites).toEqual({ times: 240, seconds: 60 });
});

test('beyond 10,000 counted persons the counts of ended minutes are dropped, and those of the running one stay', () => {
  const { clock, calls } = clocked();
  for (let userId = 1; userId < 10_000; userId += 1) calls.take(userId, true);
  clock.ms += 30_000;
  takeAll(calls, 10_000, false);
  expect(calls.counted).toBe(10_000);
  clock.ms += 30_000;
  calls.take(10_001, true);
  expect(calls.counted).toBe(2);
  expect(() => calls.take(10_000, false)).toThrow(RateLimited);
});
