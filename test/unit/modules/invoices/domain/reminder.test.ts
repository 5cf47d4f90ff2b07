import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { reminderDue } from '#modules/invoices/domain/reminder.ts';

const dueDate = businessDate('2026-11-20');
const on = (today: string, issueDate = '2026-11-01') =>
  reminderDue(businessDate(today), { issueDate: businessDate(issueDate), dueDate });

test.each([
  ['2026-11-16', null],
  ['2026-11-17', 'BEFORE_3'],
  ['2026-11-19', 'BEFORE_3'],
  ['2026-11-20', null],
  ['2026-11-21', 'AFTER_1'],
  ['2026-11-26', 'AFTER_1'],
  ['2026-11-27', 'AFTER_7'],
  ['2026-12-03', 'AFTER_7'],
  ['2026-12-04', 'AFTER_14'],
  ['2026-12-10', 'AFTER_14'],
  ['2026-12-11', null],
])('for an invoice due on 20 November, on %s the reminder is %s', (today, step) => {
  expect(on(today)).toBe(step);
});

test('an invoice issued less than three days before its due day has no reminder before it', () => {
  expect(on('2026-11-19', '2026-11-18')).toBeNull();
  expect(on('2026-11-19', '2026-11-17')).toBe('BEFORE_3');
  expect(on('2026-11-21', '2026-11-18')).toBe('AFTER_1');
});
