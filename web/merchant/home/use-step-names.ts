import type { NextStep } from '#contract/guidance/next-step.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useAccount } from '../kit/portal/queries.ts';
import { nameOfMonth } from '../months/index.ts';

/** What the texts of a step name. */
export const useStepNames = () => {
  const language = useLanguage();
  const { data: account } = useAccount();
  return ({ count, month }: NextStep) => ({
    smart_count: count,
    month: month === null ? '' : nameOfMonth(month, language),
    email: account?.email ?? '',
  });
};
