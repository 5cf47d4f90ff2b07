import { lazyPart } from '../../shared/state/lazy-part.ts';

/** Transfers that payers have promised: loaded after the page around it. */
export const PromisesPanel = lazyPart(() => import('./PromisesPanel.tsx'));
export const MoneyCame = lazyPart(() => import('./MoneyCame.tsx'));
