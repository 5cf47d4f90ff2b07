import type { BusinessDate } from '#kernel/business-date.ts';
import { jobType } from '#kernel/jobs.ts';
import { letterType, type Letters } from '#kernel/letters.ts';
import type { Clock } from '#kernel/clock.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { CardMandates, UsableMandate } from '#modules/payments/index.ts';
import { contentOfPeriod } from './content-of-period.ts';
import type { ScheduleRows, StoredSchedule } from './schedule-rows.ts';

type Announced = Readonly<{
  scheduleId: number;
  period: BusinessDate;
  mandateId: number;
  amountMinor: number;
  chargeOn: BusinessDate;
}>;
export const chargeAnnounced = jobType<Announced>('schedules.mail-charge', 30);

/** Tells a customer what their card will be charged, and how it is stopped. */
export type AnnouncementLetter = Readonly<{
  to: string;
  id: string;
  mandate: UsableMandate;
  merchant: MerchantRecord;
  about: string;
  amountMinor: number;
  currency: StoredSchedule['total']['currency'];
  chargeOn: BusinessDate;
}>;
export const ofAnnouncement = letterType<AnnouncementLetter>('schedules.announced');

type Deps = Readonly<{
  rows: Pick<ScheduleRows, 'find'>;
  cardMandates: CardMandates;
  merchants: Pick<MerchantDirectory, 'byId'>;
  letters: Letters;
  clock: Clock;
}>;

/** Mails the announcement of a charge; none for a card that was stopped meanwhile. */
export class MailAnnouncement {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ scheduleId, period, mandateId, amountMinor, chargeOn }: Announced): Promise<void> {
    const { rows, cardMandates, merchants, letters, clock } = this.#deps;
    const schedule = await rows.find(scheduleId);
    const mandate = await cardMandates.usableById(mandateId, businessDateOf(clock.now()));
    if (schedule === null || mandate === null) return;
    const merchant = (await merchants.byId(schedule.merchantId))!;
    const to = mandate.email ?? schedule.content.customer.email ?? null;
    if (to === null) return;
    const about = contentOfPeriod(schedule, period).items[0]!.description;
    const { currency } = schedule.total;
    const id = `charge-${scheduleId}-${period}-${mandateId}-${amountMinor}`;
    await letters.send(ofAnnouncement, { to, id, mandate, merchant, about, amountMinor, currency, chargeOn });
  }
}
