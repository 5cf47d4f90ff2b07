import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import {
  daysOfPeriod,
  dueOn,
  nextPeriod,
  periodsUntil,
  type Rhythm,
} from '#modules/schedules/domain/periods.ts';
import { retryOn } from '#modules/schedules/domain/schedule.ts';
import { filledIn, wordProblems } from '#modules/schedules/domain/words.ts';

const monthly = (about: Partial<Rhythm> = {}): Rhythm => ({
  every: 'MONTH',
  day: 1,
  startsOn: businessDate('2026-12-01'),
  endsOn: null,
  times: null,
  ...about,
});
const on = businessDate;

describe('the days of a schedule', () => {
  it('LAST is the last day of each month, of February in a leap year, too', () => {
    const rhythm = monthly({ day: null, startsOn: on('2028-01-15') });
    expect(periodsUntil(rhythm, rhythm.startsOn, on('2028-04-30'))).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
  });
  it('a day that has passed in the first month comes in the next one', () => {
    expect(nextPeriod(monthly({ startsOn: on('2026-12-02') }), on('2026-12-02'))).toBe('2027-01-01');
  });
  it('a quarter and a year count from their first document', () => {
    const from = on('2026-11-28');
    const quarter = monthly({ every: 'QUARTER', day: 28, startsOn: from });
    expect(periodsUntil(quarter, from, on('2027-09-01'))).toEqual([
      '2026-11-28',
      '2027-02-28',
      '2027-05-28',
      '2027-08-28',
    ]);
    const year = monthly({ every: 'YEAR', day: 28, startsOn: from });
    expect(nextPeriod(year, on('2026-11-29'))).toBe('2027-11-28');
  });
  it('the last day ends a schedule, and so does the number of documents', () => {
    const ended = monthly({ endsOn: on('2027-01-31') });
    expect(periodsUntil(ended, ended.startsOn, on('2028-01-01'))).toEqual(['2026-12-01', '2027-01-01']);
    const counted = monthly({ times: 2 });
    expect(periodsUntil(counted, counted.startsOn, on('2028-01-01'))).toEqual(['2026-12-01', '2027-01-01']);
    expect(dueOn(counted, on('2027-01-01'), on('2027-01-01')).nextOn).toBeNull();
  });
  it('a period lasts to the day before the next one, whether one follows or not', () => {
    expect(daysOfPeriod(monthly({ times: 1 }), on('2026-12-01'))).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    });
    expect(daysOfPeriod(monthly({ day: null }), on('2026-12-31'))).toEqual({
      from: '2026-12-31',
      to: '2027-01-30',
    });
  });
});

describe('what is due', () => {
  it('of many periods only the newest is run, and the others are missed', () => {
    expect(dueOn(monthly(), on('2026-12-01'), on('2027-03-03'))).toEqual({
      run: '2027-03-01',
      missed: ['2026-12-01', '2027-01-01', '2027-02-01'],
      nextOn: '2027-04-01',
    });
  });
  it('a period is run on the fifth day after its own, and missed on the sixth', () => {
    expect(dueOn(monthly(), on('2026-12-01'), on('2026-12-06')).run).toBe('2026-12-01');
    expect(dueOn(monthly(), on('2026-12-01'), on('2026-12-07'))).toMatchObject({
      run: null,
      missed: ['2026-12-01'],
    });
  });
});

describe('the words of a period', () => {
  const december = { from: on('2026-12-01'), to: on('2026-12-31') };
  it('month, year and days are filled in, in both languages', () => {
    expect(filledIn('Наем за {{месец}} {{ година }}', december)).toBe('Наем за декември 2026');
    expect(filledIn('Rent of {{month}} {{year}}', december)).toBe('Rent of December 2026');
    expect(filledIn('{{период}}', december)).toBe('01.12.2026 – 31.12.2026');
  });
  it('an unknown word is a problem of its field, and so is the name of something that every object has', () => {
    expect(wordProblems('Наем {{седмица}}', 'items.0.description')).toMatchObject([
      { field: 'items.0.description', params: { word: 'седмица' } },
    ]);
    expect(wordProblems('{{constructor}}', 'description')).toHaveLength(1);
    expect(wordProblems('{{месец}} и {обикновени} скоби', 'description')).toEqual([]);
  });
});

it('a card is tried three times: on its day, three and five days later', () => {
  const second = retryOn(on('2026-12-01'), 1);
  expect(second).toBe('2026-12-04');
  expect(retryOn(second!, 2)).toBe('2026-12-06');
  expect(retryOn(on('2026-12-06'), 3)).toBeNull();
});
