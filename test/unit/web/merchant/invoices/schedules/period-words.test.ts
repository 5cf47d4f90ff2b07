import { expect, test } from 'vitest';
import { withPeriodWords } from '#web/merchant/invoices/schedules/period-words.ts';

test.each([
  ['Абонамент за ноември 2026 г.', 'Абонамент за {{месец}} {{година}} г.'],
  ['Наем, Ноември', 'Наем, {{месец}}'],
  ['Hosting for November 2026', 'Hosting for {{month}} {{year}}'],
  ['Ноември 20261', '{{месец}} 20261'],
  ['Hosting for november', 'Hosting for {{month}}'],
])('the month of the document becomes a word that each document fills in: %s', (text, changed) => {
  expect(withPeriodWords(text, '2026-11-20')).toBe(changed);
});

test.each(['Абонамент за октомври 2026 г.', 'Ноемврийски семинар', 'Модел 2026', 'May I help you'])(
  'another month, a longer word and a year alone stay as they are: %s',
  (text) => {
    expect(withPeriodWords(text, '2026-11-20')).toBe(text);
  },
);
