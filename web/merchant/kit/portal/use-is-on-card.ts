import { useLocation } from 'react-router-dom';
import type { FirstStep } from '#contract/guidance/next-step.ts';
import { usePortal } from './portal.ts';
import { useGuidance } from './queries.ts';

/** Whether the home page is open, which has the card of the next step. */
export const useIsHome = (): boolean => {
  const { pathname } = useLocation();
  const { base } = usePortal();
  return pathname.replace(/\/$/, '') === base;
};

/** Whether the card of the open home page shows the step as not done, or still loads: a banner would repeat it. */
export const useIsOnCard = (kind: FirstStep): boolean => {
  const isHome = useIsHome();
  const { data, isError } = useGuidance(isHome);
  if (!isHome || isError) return false;
  return data === undefined || data.progress?.some((step) => step.kind === kind && !step.isDone) === true;
};
