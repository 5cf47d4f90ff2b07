import { addDays, type BusinessDate } from './business-date.ts';

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher). */
export const easterSunday = (year: number): BusinessDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const march = epact + weekday - 7 * correction + 22;
  return addDays(`${String(year).padStart(4, '0')}-03-01` as BusinessDate, march - 1);
};

const fixedHolidays: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

/**
 * Whether TARGET, the payment system of the euro, is open: closed on weekends, 1 January, Good Friday, Easter Monday,
 * 1 May, 25 and 26 December (ECB, since 2002). The central bank publishes reference rates on these days alone.
 */
export const isTargetDay = (day: BusinessDate): boolean => {
  if ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return false;
  if (fixedHolidays.has(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
};

/** The day a number of TARGET days before; with 0 the day itself, or the last TARGET day before it. */
export const targetDayBefore = (day: BusinessDate, days: number): BusinessDate => {
  let found = day;
  while (!isTargetDay(found)) found = addDays(found, -1);
  for (let left = days; left > 0; left -= 1) found = targetDayBefore(addDays(found, -1), 0);
  return found;
};

/** The day a number of TARGET days after, at least one. */
export const targetDayAfter = (day: BusinessDate, days: number): BusinessDate => {
  let found = addDays(day, 1);
  while (!isTargetDay(found)) found = addDays(found, 1);
  return days === 1 ? found : targetDayAfter(found, days - 1);
};
