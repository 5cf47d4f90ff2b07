import { addDays, type BusinessDate } from '#kernel/business-date.ts';

/** A part of the turnover in cents of EUR; turnover outside of the product names no document. */
export type TurnoverPart = Readonly<{
  invoiceId: number | null;
  invoiceNumber: string | null;
  day: BusinessDate;
  minor: number;
}>;
/** Percents of the threshold at which the merchant is alerted; 100 is more than the threshold. */
export const thresholdSteps = [70, 90, 100] as const;
export type ThresholdStep = (typeof thresholdSteps)[number];

/** The document or the entry that exceeded the threshold, and the last day for what the law demands then. */
export type Crossing = Readonly<{
  invoiceId: number | null;
  invoiceNumber: string | null;
  day: BusinessDate;
  applyBy: BusinessDate;
}>;
/** A threshold in cents of EUR, with the last day for what the law demands after the day on which it was exceeded. */
export type Threshold = Readonly<{ limitMinor: number; applyBy: (day: BusinessDate) => BusinessDate }>;

/** The turnover of a year against the threshold; cents of EUR. */
export type ThresholdState = Readonly<{
  limitMinor: number;
  ownMinor: number;
  otherMinor: number;
  /** Whole percent, rounded down. */
  percent: number;
  step: ThresholdStep | null;
  crossing: Crossing | null;
  /** When the threshold is exceeded at the pace of the last 90 days; null when not in this year. */
  expectedOn: BusinessDate | null;
}>;

const paceDays = 90;

/** The threshold of registration: the application is due within seven days (VAT Act, art. 96(1)). */
export const countryThreshold = (limitMinor: number): Threshold => ({
  limitMinor,
  applyBy: (day) => addDays(day, 7),
});

const isWeekend = (day: BusinessDate): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** Public holidays are not counted out: they only give more days. */
const workingDaysAfter = (day: BusinessDate, days: number): BusinessDate => {
  let found = day;
  for (let left = days; left > 0; left -= isWeekend(found) ? 0 : 1) found = addDays(found, 1);
  return found;
};

/**
 * The threshold of the scheme for small enterprises in the whole Union, a calendar year: 100,000 EUR (Directive
 * 2006/112/EC, art. 284(2)(a)). The member state of the seller is informed within 15 working days (art. 284b(3)).
 */
export const unionThreshold: Threshold = {
  limitMinor: 10_000_000,
  applyBy: (day) => workingDaysAfter(day, 15),
};

const inOrder = (parts: readonly TurnoverPart[]): TurnoverPart[] =>
  parts.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));

const crossingOf = (parts: readonly TurnoverPart[], { limitMinor, applyBy }: Threshold): Crossing | null => {
  let total = 0;
  for (const { invoiceId, invoiceNumber, day, minor } of inOrder(parts)) {
    total += minor;
    if (total > limitMinor) return { invoiceId, invoiceNumber, day, applyBy: applyBy(day) };
  }
  return null;
};

const stepOf = (total: number, limitMinor: number, isCrossed: boolean): ThresholdStep | null => {
  if (isCrossed) return 100;
  if (total * 100 >= limitMinor * 90) return 90;
  return total * 100 >= limitMinor * 70 ? 70 : null;
};

const expectedOn = (
  parts: readonly TurnoverPart[],
  left: number,
  today: BusinessDate,
): BusinessDate | null => {
  const from = addDays(today, -paceDays);
  const recent = parts.filter(({ day }) => day > from && day <= today);
  const sum = recent.reduce((total, { minor }) => total + minor, 0);
  if (sum <= 0) return null;
  const day = addDays(today, Math.ceil(((left + 1) * paceDays) / sum));
  return day.slice(0, 4) === today.slice(0, 4) ? day : null;
};

/** The turnover of a calendar year against its threshold. Exactly the threshold does not exceed it. */
export const thresholdState = (
  parts: readonly TurnoverPart[],
  threshold: Threshold,
  today: BusinessDate,
): ThresholdState => {
  const { limitMinor } = threshold;
  const sumOf = (some: readonly TurnoverPart[]): number => some.reduce((sum, { minor }) => sum + minor, 0);
  const otherMinor = sumOf(parts.filter(({ invoiceId }) => invoiceId === null));
  const total = sumOf(parts);
  const crossing = crossingOf(parts, threshold);
  return {
    limitMinor,
    ownMinor: total - otherMinor,
    otherMinor,
    percent: Math.max(Math.floor((total * 100) / limitMinor), 0),
    step: stepOf(total, limitMinor, crossing !== null),
    crossing,
    expectedOn: crossing === null ? expectedOn(parts, limitMinor - total, today) : null,
  };
};
