import type { FieldProblem } from '#kernel/failure.ts';
import { chargeProblems } from '#modules/links/index.ts';
import { limitProblems, type PublicPage } from '../domain/public-page.ts';

/** Problems of the limits of a public page: each must be chargeable, and the smallest not above the largest. */
export const publicPageProblems = (
  limits: Pick<PublicPage, 'minAmount' | 'maxAmount'>,
): readonly FieldProblem[] => {
  const { minAmount, maxAmount } = limits;
  const problems = [...chargeProblems(minAmount, 'minAmount'), ...chargeProblems(maxAmount, 'maxAmount')];
  return problems.length > 0 ? problems : limitProblems(limits);
};
