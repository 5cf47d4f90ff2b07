import type { HomePart } from '#platform/http/home-part.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { isWatched, readThreshold, type ThresholdDeps } from '../../application/vat-threshold.ts';
import { presentThreshold } from './threshold.routes.ts';

/** Percent of a threshold from which the front page shows it. */
const shownFrom = 50;

/** The VAT threshold once it comes near. */
export const thresholdHomePart = (
  deps: ThresholdDeps & Readonly<{ directory: MerchantDirectory }>,
): HomePart => ({
  name: 'threshold',
  right: 'EXPORT',
  read: async ({ actor }) => {
    // The sums of a year are read only for those to whom the threshold applies.
    const merchant = await deps.directory.byId(mustHold(actor, 'EXPORT', 'exports:read'));
    if (merchant === null || !isWatched(merchant)) return null;
    const threshold = presentThreshold({ ...(await readThreshold(deps, merchant)), isWatched: true });
    const percent = Math.max(threshold.percent, threshold.union?.percent ?? 0);
    return percent >= shownFrom ? threshold : null;
  },
});
