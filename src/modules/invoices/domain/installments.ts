import { addDays, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';

/** One part of the total with its own due day in Sofia. */
export type Installment = Readonly<{ dueDate: BusinessDate; amount: Money<ChargeCurrency> }>;

/** Days; the longest validity of a payment link. */
const farthestDueDays = 365;

const problem = (place: number, field: string, code: string): FieldProblem => ({
  field: `installments.${place}.${field}`,
  code,
});

const dayProblems = (plan: readonly Installment[], today: BusinessDate): FieldProblem[] =>
  plan.flatMap(({ dueDate }, place) => {
    const before = plan[place - 1]?.dueDate;
    if (isBefore(dueDate, today)) return [problem(place, 'dueDate', 'fields.due-date-past')];
    if (isBefore(addDays(today, farthestDueDays), dueDate))
      return [problem(place, 'dueDate', 'fields.due-date-far')];
    return before !== undefined && !isBefore(before, dueDate)
      ? [problem(place, 'dueDate', 'fields.installment-not-later')]
      : [];
  });

const sumOf = (plan: readonly Installment[], currency: ChargeCurrency): Money<ChargeCurrency> =>
  plan.reduce<Money<ChargeCurrency>>((sum, { amount }) => sum.plus(amount), Money.zero(currency));

/** Whether the days rise from today and the amounts add up to the total; an empty plan has no problem. */
export const installmentProblems = (
  plan: readonly Installment[],
  { total, today }: Readonly<{ total: Money<ChargeCurrency>; today: BusinessDate }>,
): FieldProblem[] => {
  if (plan.length === 0) return [];
  const problems = dayProblems(plan, today);
  if (sumOf(plan, total.currency).equals(total)) return problems;
  const params = { total: total.toDecimal(), currency: total.currency };
  return [...problems, { field: 'installments', code: 'fields.installments-sum', params }];
};

type Planned = Readonly<{ dueDate: BusinessDate; installments?: readonly Installment[] }>;

/**
 * The due day of what is open: payments cover the instalments in their order, so it is that of the first one that the
 * covered sum does not reach. Without instalments, or when all is covered, that of the document.
 * @param covered minor units
 */
export const openDueDay = ({ dueDate, installments = [] }: Planned, covered: bigint): BusinessDate => {
  let until = 0n;
  for (const { amount, dueDate: day } of installments) {
    until += amount.minor;
    if (until > covered) return day;
  }
  return dueDate;
};

/**
 * What the link of each instalment asks for, in minor units: its amount without the card payments of its own links, and
 * without its share of everything else that covers the total, in the order of the instalments. The sum is what is open.
 * @param open of the whole document
 * @param paidByCard by instalment from 1, in minor units
 */
export const openByInstallment = (
  plan: readonly bigint[],
  open: bigint,
  paidByCard: ReadonlyMap<number, bigint>,
): bigint[] => {
  const left = plan.map((amount, place) => {
    const paid = paidByCard.get(place + 1) ?? 0n;
    return paid > amount ? 0n : amount - paid;
  });
  let others = left.reduce((sum, one) => sum + one, 0n) - open;
  return left.map((amount) => {
    const share = others < amount ? others : amount;
    others -= share;
    return amount - share;
  });
};
