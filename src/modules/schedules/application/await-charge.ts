import { addDays, businessDateOf, isBefore, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { CardMandates, UsableMandate } from '#modules/payments/index.ts';
import { announcedDays } from '../domain/schedule.ts';
import { chargeAnnounced } from './mail-announcement.ts';
import type { ScheduleRows, StoredSchedule } from './schedule-rows.ts';

/** The card that is to pay a document, and the day for which exactly this was announced; null: not yet. */
export type AwaitedCharge = Readonly<{ mandate: UsableMandate; announcedFor: BusinessDate | null }>;
export const chargeDue = jobType<{ runId: number }>('schedules.charge', 30);

type Deps = Readonly<{ rows: ScheduleRows; cardMandates: CardMandates; jobs: Jobs; clock: Clock }>;

/** Hour in Sofia from which cards are charged. */
const hourMs = 3_600_000;
const chargeHour = 10;

/** Finds the card of a period and announces what it will be charged. */
export class AwaitCharge {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns null when the schedule charges no card, or the customer let none stay that allows the sum */
  async find(
    schedule: StoredSchedule,
    period: BusinessDate,
    today: BusinessDate,
  ): Promise<AwaitedCharge | null> {
    const { rows, cardMandates } = this.#deps;
    const { chargesCard, customerId, merchantId, total } = schedule;
    if (!chargesCard || customerId === null) return null;
    const mandate = await cardMandates.usableOf(merchantId, customerId, today);
    if (mandate === null || mandate.max.currency !== total.currency || total.isMoreThan(mandate.max))
      return null;
    const announcedFor = await rows.announcedFor(this.#about(schedule, period, mandate));
    return { mandate, announcedFor };
  }

  /** Announces it unless that was done, in the transaction in progress. @returns the day of the charge */
  async announce(
    schedule: StoredSchedule,
    period: BusinessDate,
    { mandate, announcedFor }: AwaitedCharge,
  ): Promise<BusinessDate> {
    const { rows, jobs, clock } = this.#deps;
    const at = clock.now();
    const today = businessDateOf(at);
    if (announcedFor !== null) return isBefore(announcedFor, today) ? today : announcedFor;
    const soonest = addDays(today, announcedDays);
    const chargeOn = isBefore(soonest, period) ? period : soonest;
    const about = this.#about(schedule, period, mandate);
    if (await rows.announce({ ...about, chargeOn, at }))
      await jobs.enqueue(chargeAnnounced, {
        scheduleId: schedule.id,
        period,
        mandateId: mandate.id,
        amountMinor: Number(schedule.total.minor),
        chargeOn,
      });
    return chargeOn;
  }

  /** The charge of a period on its day. */
  async enqueueDue(runId: number, chargeOn: BusinessDate): Promise<void> {
    const { jobs, clock } = this.#deps;
    const at = new Date(startOfDay(chargeOn).getTime() + chargeHour * hourMs);
    const now = clock.now();
    await jobs.enqueue(chargeDue, { runId }, { at: at < now ? now : at, key: `charge-${runId}-${chargeOn}` });
  }

  #about({ id: scheduleId, merchantId, total }: StoredSchedule, period: BusinessDate, { id }: UsableMandate) {
    return { scheduleId, merchantId, period, amountMinor: total.minor, mandateId: id };
  }
}
