import { businessDate, type BusinessDate } from '#kernel/business-date.ts';

/** What is open of a merchant that leaves, as counts. */
export type Leaving = Readonly<{
  openLinks: number;
  unpaidDocuments: number;
  payouts: number;
  disputes: number;
  schedules: number;
  cards: number;
  keys: number;
  webhooks: number;
  documents: number;
}>;

/** Years for which documents are kept, counted from the year after their own (Accountancy Act, art. 12(1)2). */
const keptYears = 10;

/** The last day on which documents of the year of this day are kept. */
export const keptUntil = (day: BusinessDate): BusinessDate =>
  businessDate(`${Number(day.slice(0, 4)) + keptYears}-12-31`);
