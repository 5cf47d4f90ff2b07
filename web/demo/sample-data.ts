import { fill } from '../shared/messages/fill.ts';
import { addDays, businessDateOf } from '#contract/business-date.ts';
import type { Language } from '../shared/messages/language.ts';
import { sales, firstNumber } from './sales.ts';
import type { Good, Sale } from './sales.ts';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

export const merchantId = 1;

export interface SampleData {
  readonly language: Language;
  readonly now: Date;
  /** Origin of this page, for the URLs of sample payment links. */
  readonly origin: string;
}

/** A share of an amount, rounded half up; `basisPoints` are hundredths of a percent. */
export const share = (cents: number, basisPoints: number): number =>
  Math.floor((cents * basisPoints + 5_000) / 10_000);

const newestMinutes = 50;

/** The time of the newest record. */
const newestOf = ({ now }: SampleData): Date => new Date(now.getTime() - newestMinutes * 60_000);

/** A past day in Sofia, `YYYY-MM-DD`; 0 is the day of the newest record. */
export const dayOf = (data: SampleData, daysAgo: number): string =>
  addDays(businessDateOf(newestOf(data)), -daysAgo);

/** A time (UTC) of a past day, never later than the newest record. */
export const momentOf = (data: SampleData, daysAgo: number, at: string): string => {
  const moment = new Date(`${dayOf(data, daysAgo)}T${at}:00Z`);
  const newest = newestOf(data);
  return (moment > newest ? newest : moment).toISOString();
};

export const messagesOf = ({ language }: Pick<SampleData, 'language'>) =>
  (language === 'bg' ? bg : en).demo.sample;

const goodNamed = (data: SampleData, good: Good, number: number): string =>
  fill(messagesOf(data).goods[good], { number });

/** The description of a sale; orders are numbered by age. */
export const goodOf = (data: SampleData, sale: Sale): string =>
  goodNamed(data, sale.what, firstNumber + sales.indexOf(sale));

/** The description of an unpaid order, numbered after all sales. */
export const openGoodOf = (data: SampleData, good: Good, place: number): string =>
  goodNamed(data, good, firstNumber + sales.length + place);
