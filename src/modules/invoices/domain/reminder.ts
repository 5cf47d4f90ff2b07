import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';

/** Three days before the due day, and one, seven and fourteen after it. */
export const reminderSteps = [
  { step: 'BEFORE_3', days: -3 },
  { step: 'AFTER_1', days: 1 },
  { step: 'AFTER_7', days: 7 },
  { step: 'AFTER_14', days: 14 },
] as const;
export type ReminderStep = (typeof reminderSteps)[number]['step'];

/** The last step is made up for within a week; older debts are for people. */
const weekAfterLast = 21;

/** Invoices that may have a reminder today fall due between these days. */
export const reminderWindow = (today: BusinessDate) => ({
  from: addDays(today, 1 - weekAfterLast),
  to: addDays(today, 3),
});

/**
 * Which reminder is due: the latest step that has come, also when the day itself was missed. null on the due day and far
 * from it, and before it for an invoice that was issued later than that.
 */
export const reminderDue = (
  today: BusinessDate,
  { issueDate, dueDate }: Readonly<{ issueDate: BusinessDate; dueDate: BusinessDate }>,
): ReminderStep | null => {
  const { from, to } = reminderWindow(today);
  if (isBefore(dueDate, from) || isBefore(to, dueDate) || dueDate === today) return null;
  const reached = reminderSteps.findLast(({ days }) => !isBefore(today, addDays(dueDate, days)));
  if (reached?.step === 'BEFORE_3' && isBefore(addDays(dueDate, reached.days), issueDate)) return null;
  return reached?.step ?? null;
};
