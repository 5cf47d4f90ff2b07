import { addDays, type BusinessDate } from '#kernel/business-date.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import { ScheduleChanged, ScheduleStateRefused } from './failures.ts';
import type { Rhythm } from './periods.ts';

export type ScheduleMode = 'ISSUE_AND_SEND' | 'PROPOSE';
export type ScheduleState = 'ACTIVE' | 'PAUSED' | 'ENDED';
/** MISSED: its day passed while nothing ran. */
export type RunState = 'PROPOSED' | 'ISSUED' | 'SKIPPED' | 'FAILED' | 'MISSED';
export type RunProblem =
  | 'CUSTOMER_ARCHIVED'
  | 'REGISTRATION_CHANGED'
  | 'MONTH_CLOSED'
  | 'MERCHANT_NOT_ACTIVE'
  | 'NOT_IN_PLAN'
  | 'REFUSED';
export type ChargeState = 'NONE' | 'WAITING' | 'CHARGED' | 'DECLINED' | 'STOPPED';
export type ChargeProblem =
  | 'DECLINED'
  | 'AUTHENTICATION_NEEDED'
  | 'CARD_EXPIRED'
  | 'ABOVE_MAXIMUM'
  | 'CARD_ENDED'
  | 'BEING_PAID'
  | 'NOT_ACCEPTED';

/** What a merchant wrote, with the sum of one document. `C` is the content as the contract has it. */
export type ScheduleTerms<C> = Rhythm &
  Readonly<{
    customerId: number | null;
    customerName: string;
    content: C;
    /** The first line. */
    about: string;
    total: Money<ChargeCurrency>;
    /** The merchant's registration for VAT when it was written. */
    vatRegistration: string;
    dueDays: number;
    mode: ScheduleMode;
    chargesCard: boolean;
    /** The most a month that the customer is asked to agree to; null: the total. */
    cardMax: Money<ChargeCurrency> | null;
  }>;

/** A schedule as it is stored. */
export type Schedule<C> = ScheduleTerms<C> &
  Readonly<{
    id: number;
    merchantId: number;
    /** Random: a part of the provider's keys of its charges. */
    token: string;
    state: ScheduleState;
    /** The first period that was not done; null when none follows. */
    nextOn: BusinessDate | null;
    version: number;
  }>;

/** What a person decides about: everything but a document or a decision. */
export const isOpenRun = (state: RunState): boolean => state !== 'ISSUED' && state !== 'SKIPPED';

/** @throws ScheduleStateRefused for an ended one, ScheduleChanged for another version */
export const mustBeChangeable = (
  { state, version: stored }: Readonly<{ state: ScheduleState; version: number }>,
  version: number,
): void => {
  if (state === 'ENDED') throw new ScheduleStateRefused();
  if (stored !== version) throw new ScheduleChanged();
};

/** Days after the first try of a charge on which it is tried again. */
const retryDays = [3, 5];
/** Days between the announcement of a charge and the charge. */
export const announcedDays = 3;

/** The day of the next try of a charge that was declined; null after the last one. @param tries that were made */
export const retryOn = (chargeOn: BusinessDate, tries: number): BusinessDate | null => {
  const after = retryDays[tries - 1];
  if (after === undefined) return null;
  return addDays(chargeOn, after - (retryDays[tries - 2] ?? 0));
};
