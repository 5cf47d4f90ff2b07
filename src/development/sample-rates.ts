import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import { isTargetDay } from '#kernel/target-calendar.ts';

const dayMs = 86_400_000;
/** As many days as the central bank's short file has. */
const daysInFile = 90;

/** Invented dollars per euro on a day, between 1.15 and 1.19, to four decimals; the same on every call. */
const sampleRateOn = (day: BusinessDate): string => {
  const number = Date.parse(`${day}T00:00:00Z`) / dayMs;
  return (1.17 + 0.015 * Math.sin(number / 23) + 0.005 * Math.sin(number / 3)).toFixed(4);
};

/** Invented rates of the days of publication from the given day to the last one, both included. */
export const sampleRates = (
  from: BusinessDate,
  to: BusinessDate,
): readonly Readonly<{ day: BusinessDate; perEuro: string }>[] => {
  const rates = [];
  for (let day = from; !isBefore(to, day); day = addDays(day, 1))
    if (isTargetDay(day)) rates.push({ day, perEuro: sampleRateOn(day) });
  return rates;
};

/** A file in the central bank's form with invented rates of the ninety days until now, the newest first. */
export const sampleRatesFile = (now: Date): string => {
  const today = businessDateOf(now);
  const days = sampleRates(addDays(today, -daysInFile), today)
    .toReversed()
    .map(({ day, perEuro }) => `<Cube time="${day}"><Cube currency="USD" rate="${perEuro}"/></Cube>`);
  return `<?xml version="1.0" encoding="UTF-8"?><Envelope><Cube>${days.join('')}</Cube></Envelope>`;
};
