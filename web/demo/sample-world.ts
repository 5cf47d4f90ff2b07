import { addDays, businessDateOf } from '#contract/invoice-sums.ts';
import type { Language } from '../shared/messages/language.ts';
import { sales, firstNumber } from './sales.ts';
import type { Good, Sale } from './sales.ts';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

export const merchantId = 1;

export interface World {
  readonly language: Language;
  readonly now: Date;
  /** Where this page came from: a sample link leads back to the demo. */
  readonly origin: string;
}

/** Half-up; `basisPoints` are hundredths of a percent. */
export const share = (cents: number, basisPoints: number): number =>
  Math.floor((cents * basisPoints + 5_000) / 10_000);

/** Amounts of the contract are euro with two decimals. */
export const euro = (cents: number): number => cents / 100;

const newestMinutes = 50;

/** The moment of the newest record: no record is younger. */
const newestOf = ({ now }: World): Date => new Date(now.getTime() - newestMinutes * 60_000);

/** A past day in Sofia, `YYYY-MM-DD`; 0 is the day of the newest record. */
export const dayOf = (world: World, daysAgo: number): string =>
  addDays(businessDateOf(newestOf(world)), -daysAgo);

/** A moment of a past day by UTC; of today it is never later than a little ago. */
export const momentOf = (world: World, daysAgo: number, at: string): string => {
  const moment = new Date(`${dayOf(world, daysAgo)}T${at}:00Z`);
  const newest = newestOf(world);
  return (moment > newest ? newest : moment).toISOString();
};

export const messagesOf = ({ language }: Pick<World, 'language'>) =>
  (language === 'bg' ? bg : en).demo.sample;

const goodNamed = (world: World, good: Good, number: number): string =>
  messagesOf(world).goods[good].replace('%{number}', String(number));

/** What was sold; orders are numbered as they came. */
export const goodOf = (world: World, sale: Sale): string =>
  goodNamed(world, sale.what, firstNumber + sales.indexOf(sale));

/** Of an order that has not been paid: numbered after all sales. */
export const openGoodOf = (world: World, good: Good, place: number): string =>
  goodNamed(world, good, firstNumber + sales.length + place);
