import type { Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ScheduleAuditLog } from '../domain/audit-actions.ts';
import { ScheduleNotFound, ScheduleStateRefused } from '../domain/failures.ts';
import { nextPeriod, periodsUntil } from '../domain/periods.ts';
import { schedulingMerchant, writingMerchant } from './policies.ts';
import type { ScheduleRows } from './schedule-rows.ts';

type Command = Readonly<{ actor: Actor; id: number }>;
type Deps = Readonly<{
  rows: ScheduleRows;
  merchants: MerchantDirectory;
  config: Readonly<{ operatorMerchantId: number | null }>;
  work: UnitOfWork;
  clock: Clock;
  audit: ScheduleAuditLog;
}>;

/** Pauses, resumes and ends schedules. */
export class MoveSchedule {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, ScopeMissing, ScheduleNotFound, ScheduleStateRefused unless ACTIVE */
  async pause({ actor, id }: Command): Promise<void> {
    await this.#move({ actor, id }, 'schedule.paused', async (schedule) => {
      if (schedule.state !== 'ACTIVE') throw new ScheduleStateRefused();
      return { state: 'PAUSED', nextOn: schedule.nextOn };
    });
  }

  /** What passed meanwhile is missed, and nothing is sent by itself. @throws as `pause`, unless PAUSED; NotInPlan */
  async resume({ actor, id }: Command): Promise<void> {
    const { rows, clock } = this.#deps;
    await schedulingMerchant(this.#deps, actor);
    await this.#move({ actor, id }, 'schedule.resumed', async (schedule) => {
      if (schedule.state !== 'PAUSED') throw new ScheduleStateRefused();
      const at = clock.now();
      const today = businessDateOf(at);
      const { id: scheduleId, merchantId, nextOn, total } = schedule;
      const passed = nextOn === null ? [] : periodsUntil(schedule, nextOn, today);
      for (const period of passed)
        await rows.addRun({ scheduleId, merchantId, period, state: 'MISSED', totalMinor: total.minor, at });
      const next = nextPeriod(schedule, addDays(today, 1));
      return { state: next === null ? 'ENDED' : 'ACTIVE', nextOn: next };
    });
  }

  /** @throws as `pause`, for an ended one */
  async end({ actor, id }: Command): Promise<void> {
    await this.#move({ actor, id }, 'schedule.ended', async (schedule) => {
      if (schedule.state === 'ENDED') throw new ScheduleStateRefused();
      return { state: 'ENDED', nextOn: null };
    });
  }

  async #move(
    { actor, id }: Command,
    action: 'schedule.paused' | 'schedule.resumed' | 'schedule.ended',
    to: (
      schedule: NonNullable<Awaited<ReturnType<ScheduleRows['lock']>>>,
    ) => Promise<Omit<Parameters<ScheduleRows['move']>[1], 'at'>>,
  ): Promise<void> {
    const { rows, work, clock, audit } = this.#deps;
    const merchant = await writingMerchant(this.#deps, actor);
    await work.transact(async () => {
      const schedule = await rows.lock(id);
      if (schedule?.merchantId !== merchant.id) throw new ScheduleNotFound();
      await rows.move(id, { ...(await to(schedule)), at: clock.now() });
      await audit.record({ actor, action, subject: { type: 'schedule', id } });
    });
  }
}
