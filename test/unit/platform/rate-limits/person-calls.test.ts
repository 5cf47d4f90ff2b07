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
