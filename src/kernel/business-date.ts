/** A calendar date in Europe/Sofia, `YYYY-MM-DD`. Independent of the server's time zone. */
export type BusinessDate = string & { readonly __businessDate: true };

const sofia = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Sofia',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const quarterMs = 900_000;
let cached: Readonly<{ quarter: number; date: BusinessDate }> | undefined;

/**
 * The date in Sofia at an instant. The last quarter of an hour is cached: most calls ask for now, and a day always starts
 * at a quarter of an hour, also when daylight saving time changes.
 */
export const businessDateOf = (instant: Date): BusinessDate => {
  const quarter = Math.floor(instant.getTime() / quarterMs);
  if (cached?.quarter !== quarter) {
    cached = { quarter, date: sofia.format(instant) as BusinessDate };
  }
  return cached.date;
};

const isRealDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** Reads `YYYY-MM-DD`. @throws RangeError when the text is not a date of the calendar */
export const businessDate = (text: string): BusinessDate => {
  if (!isRealDate(text)) throw new RangeError(`not a date: ${text}`);
  return text as BusinessDate;
};

/** The date a number of days later; earlier for a negative number. */
export const addDays = (date: BusinessDate, days: number): BusinessDate => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10) as BusinessDate;
};

/** Whether one date is before the other; ISO dates sort as text. */
export const isBefore = (one: BusinessDate, other: BusinessDate): boolean => one < other;

const sofiaClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Sofia',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The offset of Sofia from UTC at that instant, in milliseconds; whole seconds, as all zone rules since 1921. */
const offsetAt = (instant: number): number => {
  const parts = Object.fromEntries(sofiaClock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const local = Date.parse(
    `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`,
  );
  return local - Math.floor(instant / 1_000) * 1_000;
};

/** The instant at which the day begins in Sofia. */
export const startOfDay = (date: BusinessDate): Date => {
  const midnightUtc = Date.parse(`${date}T00:00:00Z`);
  // The offset of the midnight itself: the one at UTC midnight can be an hour off on the day clocks change.
  return new Date(midnightUtc - offsetAt(midnightUtc - offsetAt(midnightUtc)));
};

/** The first day of the day's month. */
export const firstOfMonth = (date: BusinessDate): BusinessDate => `${date.slice(0, 8)}01` as BusinessDate;
