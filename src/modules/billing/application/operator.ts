import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { monthOf } from '#kernel/month.ts';
import type { ClosedMonths, MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { NoOperator, OperatorIncomplete, OperatorMonthClosed } from '../domain/failures.ts';
import { problemsOfOperator } from '../domain/operator.ts';

type Deps = Readonly<{
  config: Readonly<{ operatorMerchantId: number | null }>;
  directory: Pick<MerchantDirectory, 'byId'>;
  closedMonths: Pick<ClosedMonths, 'isClosedFrom'>;
  clock: Clock;
}>;

/**
 * The operator, which can issue documents today. Without a bank account its bills are paid by card only.
 * @throws NoOperator, OperatorIncomplete, OperatorMonthClosed
 */
export const billingOperatorOf = async ({
  config: { operatorMerchantId: id },
  directory,
  closedMonths,
  clock,
}: Deps): Promise<Readonly<{ operator: MerchantRecord; today: BusinessDate }>> => {
  if (id === null) throw new NoOperator();
  const operator = await directory.byId(id);
  const problems = problemsOfOperator(operator).filter((problem) => problem !== 'IBAN');
  if (operator === null || problems.length > 0) throw new OperatorIncomplete(problems);
  const today = businessDateOf(clock.now());
  if (await closedMonths.isClosedFrom(id, today)) throw new OperatorMonthClosed(monthOf(today));
  return { operator, today };
};
