import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { announcedDays } from '../domain/schedule.ts';
import type { AwaitCharge } from './await-charge.ts';
import type { ScheduleRows } from './schedule-rows.ts';

/** Each morning: what cards will be charged in three days. */
export const announcementsDue = jobType('schedules.announce');

type Deps = Readonly<{ rows: ScheduleRows; awaitCharge: AwaitCharge; work: UnitOfWork; clock: Clock }>;

/** Mails customers three days before their card is charged: each charge once, another sum or card again. */
export class AnnounceCharges {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<void> {
    const { rows, awaitCharge, work, clock } = this.#deps;
    const today = businessDateOf(clock.now());
    for (const { id, nextOn: period } of await rows.toAnnounce(today, addDays(today, announcedDays))) {
      await work.transact(async () => {
        const schedule = await rows.lock(id, true);
        if (schedule?.state !== 'ACTIVE' || period === null || schedule.nextOn !== period) return;
        const charge = await awaitCharge.find(schedule, period, today);
        if (charge !== null && charge.announcedFor === null)
          await awaitCharge.announce(schedule, period, charge);
      });
    }
  }
}
