import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { Money } from '#kernel/money.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ScheduleAuditLog } from '../domain/audit-actions.ts';
import {
  RunIsDone,
  RunNotFound,
  ScheduleChanged,
  ScheduleNotFound,
  ScheduleStateRefused,
} from '../domain/failures.ts';
import { periodAfter } from '../domain/periods.ts';
import { isOpenRun } from '../domain/schedule.ts';
import { schedulingMerchant, writingMerchant } from './policies.ts';
import type { PreparedPeriod, RunPeriod } from './run-period.ts';
import type { ScheduleRows, StoredRun, StoredSchedule } from './schedule-rows.ts';

type Deps = Readonly<{
  rows: ScheduleRows;
  merchants: MerchantDirectory;
  config: Readonly<{ operatorMerchantId: number | null }>;
  runPeriod: RunPeriod;
  work: UnitOfWork;
  clock: Clock;
  audit: ScheduleAuditLog;
}>;

/** The sum of the document of a period: that of its frozen content, else that of the schedule now. */
const totalOf = (schedule: StoredSchedule, { content, totalMinor }: StoredRun): StoredSchedule['total'] =>
  content === null ? schedule.total : Money.ofMinor(BigInt(totalMinor), content.currency);

type Possible = Exclude<PreparedPeriod, { kind: 'REFUSED' }>;

/** @throws InvalidFields at the field that keeps the document from being issued, else at the period */
const mustBePossible = (prepared: PreparedPeriod): Possible => {
  if (prepared.kind !== 'REFUSED') return prepared;
  const { problem, field } = prepared.refused;
  throw new InvalidFields([{ field: field ?? 'period', code: `schedules.problem.${problem}` }]);
};

/** What a person decides about the periods of a schedule. */
export class DecideRun {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Issues the document of a period with the day of today; what it says is that of its period, or what was proposed.
   * @throws SignInNeeded, NotAllowed, ScopeMissing, NotInPlan, RunNotFound, RunIsDone, ScheduleChanged; InvalidFields at the field that keeps
   * it from being issued
   * @returns the id of the schedule
   */
  async issue({ actor, runId }: Readonly<{ actor: Actor; runId: number }>): Promise<number> {
    const { rows, runPeriod, work, audit } = this.#deps;
    const merchant = await schedulingMerchant(this.#deps, actor);
    const run = await this.#openRun(runId, merchant.id);
    const schedule = (await rows.find(run.scheduleId))!;
    const total = totalOf(schedule, run);
    const asked = { ...schedule, total };
    const by = { isPerson: true, content: run.content };
    const prepared = mustBePossible(await runPeriod.prepare(asked, run.period, by));
    if (prepared.kind !== 'DOCUMENT') throw new Error(`period ${runId} was prepared as ${prepared.kind}`);
    await work.transact(async () => {
      const locked = (await rows.lock(schedule.id))!;
      if (!isOpenRun((await rows.lockRun(runId))!.state)) throw new RunIsDone();
      // What is issued was prepared of the version that was read.
      if (locked.version !== schedule.version) throw new ScheduleChanged();
      await runPeriod.issue({ ...locked, total }, { runId, period: run.period }, prepared, nameOf(actor));
      const data = { period: run.period };
      await audit.record({
        actor,
        action: 'schedule.issued',
        subject: { type: 'schedule', id: schedule.id },
        data,
      });
    });
    return schedule.id;
  }

  /** Leaves a period out. @throws SignInNeeded, NotAllowed, ScopeMissing, RunNotFound, RunIsDone @returns the id of the schedule */
  async skip({ actor, runId }: Readonly<{ actor: Actor; runId: number }>): Promise<number> {
    const { rows, work, clock, audit } = this.#deps;
    const merchant = await writingMerchant(this.#deps, actor);
    const { scheduleId, period } = await this.#openRun(runId, merchant.id);
    await work.transact(async () => {
      if (!isOpenRun((await rows.lockRun(runId))!.state)) throw new RunIsDone();
      await rows.setRun(runId, { state: 'SKIPPED', at: clock.now(), decidedBy: nameOf(actor) });
      await audit.record({
        actor,
        action: 'schedule.skipped',
        subject: { type: 'schedule', id: scheduleId },
        data: { period },
      });
    });
    return scheduleId;
  }

  /**
   * Makes the next document today instead of on its day.
   * @throws SignInNeeded, NotAllowed, ScopeMissing, NotInPlan, ScheduleNotFound, ScheduleStateRefused unless ACTIVE,
   * InvalidFields
   */
  async runNext({ actor, id }: Readonly<{ actor: Actor; id: number }>): Promise<void> {
    const { rows, runPeriod, work, clock, audit } = this.#deps;
    const merchant = await schedulingMerchant(this.#deps, actor);
    const schedule = await rows.find(id);
    if (schedule?.merchantId !== merchant.id) throw new ScheduleNotFound();
    const { nextOn: period } = schedule;
    if (schedule.state !== 'ACTIVE' || period === null) throw new ScheduleStateRefused();
    const prepared = mustBePossible(await runPeriod.prepare(schedule, period, { isPerson: true }));
    await work.transact(async () => {
      const locked = (await rows.lock(id))!;
      const isSame = locked.nextOn === period && locked.version === schedule.version;
      if (locked.state !== 'ACTIVE' || !isSame) throw new ScheduleStateRefused();
      await runPeriod.store(locked, period, prepared);
      const nextOn = periodAfter(locked, period);
      await rows.move(id, { state: nextOn === null ? 'ENDED' : 'ACTIVE', nextOn, at: clock.now() });
      await audit.record({
        actor,
        action: 'schedule.issued',
        subject: { type: 'schedule', id },
        data: { period },
      });
    });
  }

  async #openRun(runId: number, merchantId: number): Promise<StoredRun> {
    const run = await this.#deps.rows.findRun(runId);
    if (run?.merchantId !== merchantId) throw new RunNotFound();
    if (!isOpenRun(run.state)) throw new RunIsDone();
    return run;
  }
}
