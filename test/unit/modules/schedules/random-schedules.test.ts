import { expect, it } from 'vitest';
import { addDays, businessDate, firstOfMonth, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { seededRandom } from '#test/faults/support/random.ts';
import { dueOn, monthsOf, nextPeriod, periodsUntil, type Rhythm } from '#modules/schedules/domain/periods.ts';

const schedules = 10_000;
const first = businessDate('2026-01-01');
/** Days that each schedule is watched, some of them in leaps. */
const watched = 1_500;

type Random = (below: number) => number;

const rhythmOf = (random: Random): Rhythm => {
  const startsOn = addDays(first, random(400));
  const end = random(3);
  return {
    every: (['MONTH', 'QUARTER', 'YEAR'] as const)[random(3)]!,
    day: random(4) === 0 ? null : random(28) + 1,
    startsOn,
    endsOn: end === 1 ? addDays(startsOn, random(900)) : null,
    times: end === 2 ? random(20) + 1 : null,
  };
};

/** The calendar, read once: looking at each day of it is the slow and sure way. */
const calendar = Array.from({ length: 4_500 }, (_, days) => {
  const on = addDays(first, days);
  return {
    on,
    day: Number(on.slice(8)),
    month: Number(on.slice(0, 4)) * 12 + Number(on.slice(5, 7)),
    isLast: firstOfMonth(addDays(on, 1)) === addDays(on, 1),
  };
});

/** Every period to a day by looking at each day of the calendar. */
const byCalendar = ({ every, day, startsOn, endsOn, times }: Rhythm, to: BusinessDate): BusinessDate[] => {
  const found: BusinessDate[] = [];
  let firstMonth: number | null = null;
  for (const one of calendar) {
    if (one.on > to || (endsOn !== null && one.on > endsOn) || found.length === times) return found;
    const isDay = one.on >= startsOn && (day === null ? one.isLast : one.day === day);
    if (!isDay) continue;
    firstMonth ??= one.month;
    if ((one.month - firstMonth) % monthsOf[every] === 0) found.push(one.on);
  }
  return found;
};

/** Lets days pass with workers that are away, pauses and resumptions. @returns periods as they were stored, and run days */
const watch = (rhythm: Rhythm, random: Random) => {
  const stored: BusinessDate[] = [];
  const run: Readonly<{ period: BusinessDate; on: BusinessDate }>[] = [];
  let nextOn = nextPeriod(rhythm, rhythm.startsOn);
  let isPaused = false;
  let today = first;
  for (let day = 0; day < watched; day += 1) {
    today = calendar[day]!.on;
    if (random(60) === 0) isPaused = !isPaused;
    else if (!isPaused && random(12) === 0) day += random(30);
    if (isPaused || nextOn === null || isBefore(today, nextOn)) continue;
    const due = dueOn(rhythm, nextOn, today);
    stored.push(...due.missed, ...(due.run === null ? [] : [due.run]));
    if (due.run !== null) run.push({ period: due.run, on: today });
    nextOn = due.nextOn;
  }
  return { stored, run, nextOn, today };
};

it('ten thousand random schedules give each period once, in order, on its day, whatever pauses and workers do', () => {
  const draw = seededRandom(55);
  const random: Random = (below) => Math.floor(draw() * below);
  const seen = { runs: 0, missed: 0, leaps: 0 };
  for (let count = 0; count < schedules; count += 1) {
    const rhythm = rhythmOf(random);
    const { stored, run, nextOn, today } = watch(rhythm, random);
    const expected = byCalendar(rhythm, nextOn ?? calendar.at(-1)!.on);
    expect(nextOn === null ? stored : [...stored, nextOn], JSON.stringify(rhythm)).toEqual(expected);
    for (const { period, on } of run) {
      expect(isBefore(on, period)).toBe(false);
      expect(isBefore(addDays(period, 5), on)).toBe(false);
    }
    expect(isBefore(today, first)).toBe(false);
    seen.runs += run.length;
    seen.missed += stored.length - run.length;
    if (stored.includes(businessDate('2028-02-29'))) seen.leaps += 1;
  }
  // The draw has what it is about.
  expect(seen.runs).toBeGreaterThan(10_000);
  expect(seen.missed).toBeGreaterThan(1_000);
  expect(seen.leaps).toBeGreaterThan(100);
});

it('resumed after a pause, what passed is every period up to the day', () => {
  const rhythm: Rhythm = {
    every: 'MONTH',
    day: null,
    startsOn: businessDate('2026-01-31'),
    endsOn: null,
    times: 4,
  };
  expect(periodsUntil(rhythm, rhythm.startsOn, businessDate('2027-01-01'))).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
});
