import type { BusinessDate } from '#kernel/business-date.ts';
import type { SaleContent } from '#modules/invoices/index.ts';
import type {
  ChargeProblem,
  ChargeState,
  RunProblem,
  RunState,
  Schedule,
  ScheduleState,
  ScheduleTerms,
} from '../domain/schedule.ts';

/** What the merchant wrote, as the contract has it. */
export type Content = SaleContent & Readonly<{ customerId?: number | null | undefined }>;
export type StoredSchedule = Schedule<Content>;
export type Terms = ScheduleTerms<Content>;

/** A period that is stored. */
export type StoredRun = Readonly<{
  id: number;
  scheduleId: number;
  merchantId: number;
  period: BusinessDate;
  state: RunState;
  /** Frozen when it was proposed; null: that of the schedule. */
  content: Content | null;
  totalMinor: number;
  invoiceId: number | null;
  charge: ChargeState;
  chargeTries: number;
  chargeOn: BusinessDate | null;
}>;

/** A period to be stored. */
export type NewRun = Readonly<{
  scheduleId: number;
  merchantId: number;
  period: BusinessDate;
  state: RunState;
  problem?: RunProblem | null;
  problemField?: string | null;
  content?: Content | null;
  totalMinor: bigint;
  invoiceId?: number | null;
  charge?: ChargeState;
  chargeOn?: BusinessDate | null;
  at: Date;
}>;

/** What became of the document of a period. */
export type RunOutcome = Pick<
  NewRun,
  'state' | 'problem' | 'problemField' | 'invoiceId' | 'charge' | 'chargeOn'
> &
  Readonly<{ at: Date; decidedBy: string | null; totalMinor?: bigint }>;

/** What became of the card for a period. */
export type ChargeOutcome = Readonly<{
  charge: ChargeState;
  tries: number;
  chargeOn: BusinessDate | null;
  problem: ChargeProblem | null;
}>;

type Announcement = Readonly<{
  scheduleId: number;
  merchantId: number;
  period: BusinessDate;
  amountMinor: bigint;
  mandateId: number;
}>;

/** The rows of schedules and their periods; writes are called inside a transaction. */
export interface ScheduleRows {
  add(
    schedule: Terms &
      Readonly<{ merchantId: number; nextOn: BusinessDate | null; createdBy: number | null; at: Date }>,
  ): Promise<number>;
  find(id: number): Promise<StoredSchedule | null>;
  /** Locks it until the transaction ends; null when there is none, or `isSkipping` and another transaction holds it. */
  lock(id: number, isSkipping?: boolean): Promise<StoredSchedule | null>;
  change(id: number, terms: Terms, about: Readonly<{ nextOn: BusinessDate | null; at: Date }>): Promise<void>;
  move(
    id: number,
    to: Readonly<{ state: ScheduleState; nextOn: BusinessDate | null; at: Date }>,
  ): Promise<void>;
  /** Ends those of a merchant that have not ended. @returns their ids */
  endOf(merchantId: number, at: Date): Promise<readonly number[]>;
  /** ACTIVE ones with a period on the day or before, after the id, in the order of their ids. */
  due(today: BusinessDate, after: number, limit: number): Promise<readonly StoredSchedule[]>;
  /** @returns its id; null when the period is stored already */
  addRun(run: NewRun): Promise<number | null>;
  /** The newest period that was done, in whatever way; null: none was. */
  lastPeriod(scheduleId: number): Promise<BusinessDate | null>;
  findRun(id: number): Promise<StoredRun | null>;
  /** Locks it until the transaction ends. */
  lockRun(id: number): Promise<StoredRun | null>;
  setRun(id: number, outcome: RunOutcome): Promise<void>;
  setCharge(id: number, outcome: ChargeOutcome): Promise<void>;
  /** ACTIVE ones that charge a card, with a period within the days, both included. */
  toAnnounce(from: BusinessDate, to: BusinessDate): Promise<readonly StoredSchedule[]>;
  /** The day for which exactly this charge was announced; null when it was not. */
  announcedFor(announcement: Announcement): Promise<BusinessDate | null>;
  /** @returns false when it is stored already */
  announce(announcement: Announcement & Readonly<{ chargeOn: BusinessDate; at: Date }>): Promise<boolean>;
  /** Periods whose card is to be charged on the day or before. */
  dueCharges(today: BusinessDate, limit: number): Promise<readonly number[]>;
  /** The open link of an invoice and what it asks for; null when nothing of it can be paid. */
  linkOf(invoiceId: number): Promise<Readonly<{ id: number; amountMinor: number }> | null>;
  /** The last day of the card that a customer lets stay; null: none stays. */
  cardUntil(merchantId: number, customerId: number): Promise<BusinessDate | null>;
  /** An invoice was paid in another way: no card is charged for it any more. */
  forgetCharge(invoiceId: number): Promise<void>;
}
