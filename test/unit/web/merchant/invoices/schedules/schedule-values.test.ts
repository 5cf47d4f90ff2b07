import { expect, test } from 'vitest';
import { createSchedule } from '#contract/schedules/schedules.ts';
import { newRhythm, rhythmOf, scheduleOf } from '#web/merchant/invoices/schedules/schedule-values.ts';
import { emptyDraft } from '#web/merchant/invoices/writing/draft-values.ts';
import { scheduleWith } from './schedule-with.ts';

const empty = emptyDraft(true, new Date('2026-11-20T10:00:00Z'));
const amount = (sum: number): string => sum.toFixed(2);

test.each([
  ['2026-11-20T10:00:00Z', '20', '21/11/2026'],
  // In Sofia it is the next day already.
  ['2026-11-27T23:00:00Z', '28', '29/11/2026'],
  ['2026-11-29T10:00:00Z', 'LAST', '30/11/2026'],
  ['2026-12-31T10:00:00Z', 'LAST', '01/01/2027'],
])('a new one is each month on the day of today, from tomorrow on: %s', (now, day, startsOn) => {
  expect(newRhythm(new Date(now))).toMatchObject({ every: 'MONTH', day, startsOn, mode: 'ISSUE_AND_SEND' });
});

test('the terms of a stored one come back as they were given', () => {
  const stored = scheduleWith({ day: 'LAST', times: 12, chargesCard: true, cardMax: 150 });
  const body = scheduleOf({ ...empty, customerId: '4', ...rhythmOf(stored, amount) });
  expect(body).toMatchObject({ day: 'LAST', times: 12, endsOn: null, chargesCard: true, cardMax: 150 });
});

test('without a picked customer no card is charged', () => {
  const stored = scheduleWith({ chargesCard: true, cardMax: 150 });
  expect(scheduleOf({ ...empty, ...rhythmOf(stored, amount) })).toMatchObject({
    chargesCard: false,
    cardMax: null,
  });
});

test.each([
  ['startsOn', { startsOn: '31/02/2027' }],
  ['endsOn', { endsOn: 'soon' }],
  ['times', { times: 'many' }],
  ['dueDays', { dueDays: '' }],
  ['cardMax', { chargesCard: 'yes', cardMax: 'much' }],
] as const)('what cannot be read is refused at its field, %s', (field, given) => {
  const values = { ...empty, customerId: '4', ...newRhythm(new Date()), ...given };
  const { error } = createSchedule.body.safeParse(scheduleOf(values));
  expect(error!.issues.map(({ path }) => path[0])).toContain(field);
});
