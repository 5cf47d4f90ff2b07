import type { BusinessDate } from '#kernel/business-date.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { vatNumberProblems } from './fiscal-problems.ts';
import { isSameStatus, type Registration, type VatStatus } from './registrations.ts';

const field = 'registrations';

/** Each begins after the one before it, so that no day has two. */
const isInOrder = (history: readonly Registration[]): boolean =>
  history.every((one, place) => place === 0 || history[place - 1]!.validFrom < one.validFrom);

/**
 * Problems of the registrations of another installation, the oldest first: they overlap, begin on a day to come, have a wrong
 * number, or do not end with the one that the merchant has now. An empty history has none.
 */
export const movedRegistrationProblems = (
  history: readonly Registration[],
  { today, current }: Readonly<{ today: BusinessDate; current: VatStatus }>,
): FieldProblem[] => {
  const last = history.at(-1);
  if (last === undefined) return [];
  const isWhole = isInOrder(history) && isSameStatus(last, current);
  return [
    ...(isWhole ? [] : [{ field, code: 'fields.registrations-overlap' }]),
    ...(last.validFrom > today ? [{ field, code: 'fields.registration-to-come' }] : []),
    ...history.flatMap(vatNumberProblems).map((problem) => ({ ...problem, field })),
  ];
};
