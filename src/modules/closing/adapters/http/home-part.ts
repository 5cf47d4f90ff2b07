import type { HomePart } from '#platform/http/home-part.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { isWatched } from '../../application/vat-threshold.ts';
import { presentThreshold } from './threshold.routes.ts';

/** Percent of a threshold from which the front page shows it. */
const shownFrom = 50;

/** The VAT threshold once it comes near. */
export const thresholdHomePart = (deps: Parameters<typeof presentThreshold>[0]): HomePart => ({
  name: 'threshold',
  right: 'EXPORT',
  read: async ({ actor }) => {
    // The sums of a year are read only for those to whom the threshold applies.
    const merchant = await deps.directory.byId(mustHold(actor, 'EXPORT', 'exports:read'));
    if (merchant === null || !isWatched(merchant)) return null;
    const threshold = await presentThreshold(deps, actor);
    const percent = Math.max(threshold.percent, threshold.union?.percent ?? 0);
    return percent >= shownFrom ? threshold : null;
  },
});
