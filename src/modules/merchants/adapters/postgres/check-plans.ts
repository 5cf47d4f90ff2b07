import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Invariant } from '#kernel/invariant.ts';
import type { Database } from '#platform/database/database.ts';
import { planOfDay } from './plan-statements.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** The fast answer is the plan of the history. A plan that begins today may still wait for its job: until then it is yesterday's. */
export const plansCheck = ({ database, clock }: Deps): Invariant => ({
  code: 'doctor.plans-current',
  violations: async () => {
    const today = businessDateOf(clock.now());
    const rows = await database.rows<{ id: number }>(
      `select m.id from merchants m
       where m.closed_at is null
         and m.plan is distinct from ${planOfDay('m.id', ':today')}
         and m.plan is distinct from ${planOfDay('m.id', ':yesterday')}
       order by m.id`,
      { today, yesterday: addDays(today, -1) },
    );
    return rows.map(({ id }) => ({ record: `merchant ${id}` }));
  },
});
