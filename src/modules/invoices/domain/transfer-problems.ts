import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { FieldProblem } from '#kernel/failure.ts';

/** Days before the issue on which an advance may have come. */
const daysBeforeIssue = 30;

const dayAndMonth = (date: BusinessDate): string => date.split('-').toReversed().join('/');

/** What keeps a day from being the day of a transfer: it is in the future, or too long before the issue. */
export const transferProblems = (
  paidOn: BusinessDate,
  { issueDate, today }: Readonly<{ issueDate: BusinessDate; today: BusinessDate }>,
): FieldProblem[] => {
  if (isBefore(today, paidOn)) return [{ field: 'paidOn', code: 'fields.paid-on-future' }];
  const first = addDays(issueDate, -daysBeforeIssue);
  return isBefore(paidOn, first)
    ? [{ field: 'paidOn', code: 'fields.paid-on-early', params: { first: dayAndMonth(first) } }]
    : [];
};
