import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Database } from '#platform/database/database.ts';
import type { HomePart } from '#platform/http/home-part.ts';
import { summariseSchedules } from '../postgres/summarise-schedules.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** What comes in the next thirty days, and the periods that wait; null for a merchant without schedules. */
export const scheduleHomePart = (deps: Deps): HomePart => ({
  name: 'schedules',
  right: 'EXPORT',
  read: async ({ actor }) => {
    const merchantId = mustHold(actor, 'EXPORT', 'schedules:read');
    const summary = await summariseSchedules(deps, merchantId, businessDateOf(deps.clock.now()));
    return summary.active === 0 && summary.waiting === 0 ? null : summary;
  },
});
