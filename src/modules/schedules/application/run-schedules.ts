import { isTrusted, mustHaveRole, type Actor } from '#kernel/actor.ts';
import { businessDateOf, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { dueOn, type Due } from '../domain/periods.ts';
import type { RunPeriod } from './run-period.ts';
import type { ScheduleRows, StoredSchedule } from './schedule-rows.ts';

const pageSize = 100;
/** Hour in Sofia from which the run of a day begins. */
const firstHour = 8;
const wallClock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Sofia',
});

/** By the clock on the wall, also on a day on which the clocks change. */
const isTooEarly = (now: Date): boolean => Number(wallClock.format(now)) < firstHour;

/** What was done, or would be, for one schedule. */
export type RanSchedule = Readonly<{
  scheduleId: number;
  merchantId: number;
  customerName: string;
  /** The period that was run; null: it was late for all of them. */
  period: BusinessDate | null;
  missed: readonly BusinessDate[];
  outcome: 'DOCUMENT' | 'PROPOSAL' | 'REFUSED' | 'MISSED' | 'ERROR';
}>;
type Command = Readonly<{
  actor: Actor;
  isDryRun?: boolean;
  /** Also before the hour of the run. */
  isNow?: boolean;
  onError?: (scheduleId: number, error: unknown) => void;
}>;
type Deps = Readonly<{ rows: ScheduleRows; runPeriod: RunPeriod; work: UnitOfWork; clock: Clock }>;

/** Makes the documents of all schedules that are due. It may run again, at the same time, and after any death. */
export class RunSchedules {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** One that fails stops no other: the next run tries it again. @throws SignInNeeded, NotAllowed */
  async execute({
    actor,
    isDryRun = false,
    isNow = false,
    onError,
  }: Command): Promise<readonly RanSchedule[]> {
    const { rows, clock } = this.#deps;
    if (!isTrusted(actor)) mustHaveRole(actor, 'ADMIN');
    const now = clock.now();
    const today = businessDateOf(now);
    if (!isNow && isTooEarly(now)) return [];
    const done: RanSchedule[] = [];
    for (let after = 0; ;) {
      const page = await rows.due(today, after, pageSize);
      if (page.length === 0) return done;
      after = page.at(-1)!.id;
      for (const schedule of page) {
        try {
          const ran = await this.#run(schedule, { today, isDryRun });
          if (ran !== null) done.push(ran);
        } catch (error) {
          onError?.(schedule.id, error);
          const { id: scheduleId, merchantId, customerName } = schedule;
          done.push({ scheduleId, merchantId, customerName, period: null, missed: [], outcome: 'ERROR' });
        }
      }
    }
  }

  async #run(
    schedule: StoredSchedule,
    { today, isDryRun }: Readonly<{ today: BusinessDate; isDryRun: boolean }>,
  ): Promise<RanSchedule | null> {
    const { runPeriod } = this.#deps;
    const due = dueOn(schedule, schedule.nextOn!, today);
    const prepared =
      due.run === null ? null : await runPeriod.prepare(schedule, due.run, { isPerson: false });
    const isDone = isDryRun || (await this.#store(schedule, due, prepared));
    if (!isDone) return null;
    const { id: scheduleId, merchantId, customerName } = schedule;
    const { run: period, missed } = due;
    return { scheduleId, merchantId, customerName, period, missed, outcome: prepared?.kind ?? 'MISSED' };
  }

  /** @returns false when another worker does it, or it was changed meanwhile */
  #store(
    schedule: StoredSchedule,
    due: Due,
    prepared: Awaited<ReturnType<RunPeriod['prepare']>> | null,
  ): Promise<boolean> {
    const { rows, runPeriod, work, clock } = this.#deps;
    const { id, merchantId, version, nextOn, total } = schedule;
    return work.transact(async () => {
      const locked = await rows.lock(id, true);
      if (locked?.state !== 'ACTIVE' || locked.version !== version || locked.nextOn !== nextOn) return false;
      const at = clock.now();
      for (const period of due.missed)
        await rows.addRun({
          scheduleId: id,
          merchantId,
          period,
          state: 'MISSED',
          totalMinor: total.minor,
          at,
        });
      if (due.run !== null && prepared !== null) await runPeriod.store(locked, due.run, prepared);
      await rows.move(id, { state: due.nextOn === null ? 'ENDED' : 'ACTIVE', nextOn: due.nextOn, at });
      return true;
    });
  }
}
