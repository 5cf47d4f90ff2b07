import { expect, it } from 'vitest';
import { system } from '#kernel/actor.ts';
import { RunSchedules } from '#modules/schedules/application/run-schedules.ts';

/** How often the schedules that are due were read at an instant. */
const readsAt = async (instant: string): Promise<number> => {
  let reads = 0;
  const rows = {
    due: () => {
      reads += 1;
      return Promise.resolve([]);
    },
  };
  const deps = { rows, clock: { now: () => new Date(instant) } };
  const runSchedules = new RunSchedules(deps as unknown as ConstructorParameters<typeof RunSchedules>[0]);
  await runSchedules.execute({ actor: system('schedules') });
  return reads;
};

it('documents are made from eight o’clock on the wall in Sofia, also on the days on which the clocks change', async () => {
  // An hour is left out: 08:00 is seven hours after midnight.
  expect(await readsAt('2027-03-28T04:59:00Z')).toBe(0);
  expect(await readsAt('2027-03-28T05:00:00Z')).toBe(1);
  // An hour comes twice: 08:00 is nine hours after midnight.
  expect(await readsAt('2026-10-25T05:59:00Z')).toBe(0);
  expect(await readsAt('2026-10-25T06:00:00Z')).toBe(1);
});
