import type { FirstStep } from '#contract/guidance/next-step.ts';
import { useGuidance } from './queries.ts';
import { useIsHome } from './use-is-home.ts';

/** Whether the card of the open home page shows the step as not done, or still loads: a banner would repeat it. */
export const useIsOnCard = (kind: FirstStep): boolean => {
  const isHome = useIsHome();
  const { data, isError } = useGuidance(isHome);
  if (!isHome || isError) return false;
  return (
    data === undefined ||
    [data.now, ...data.others].some((step) => step?.kind === kind) ||
    data.progress?.some((step) => step.kind === kind && !step.isDone) === true
  );
};
