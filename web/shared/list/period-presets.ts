export const periodPresets = ['thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** First and last day, both included, as `YYYY-MM-DD`. */
export type Period = Readonly<{ from: string; to: string }>;

/** The months `first` to `last` of a year, counted from 1; values below 1 and above 12 are in adjacent years. */
const monthsOf = (year: number, first: number, last: number): Period => ({
  from: new Date(Date.UTC(year, first - 1, 1)).toISOString().slice(0, 10),
  to: new Date(Date.UTC(year, last, 0)).toISOString().slice(0, 10),
});

/** The period that a preset names on the business date `today` (`YYYY-MM-DD`, Sofia). */
export const periodOf = (preset: PeriodPreset, today: string): Period => {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const quarterStart = month - ((month - 1) % 3);
  switch (preset) {
    case 'thisMonth':
      return monthsOf(year, month, month);
    case 'lastMonth':
      return monthsOf(year, month - 1, month - 1);
    case 'thisQuarter':
      return monthsOf(year, quarterStart, quarterStart + 2);
    case 'lastQuarter':
      return monthsOf(year, quarterStart - 3, quarterStart - 1);
    case 'thisYear':
      return monthsOf(year, 1, 12);
  }
};

/** The preset that names exactly these days; undefined for other periods. */
export const presetOf = ({ from, to }: Partial<Period>, today: string): PeriodPreset | undefined =>
  periodPresets.find((preset) => {
    const period = periodOf(preset, today);
    return period.from === from && period.to === to;
  });

/** The lengths of periods that can be stepped through, in months. */
const lengths = { month: 1, quarter: 3, year: 12 } as const;
export type PeriodLength = keyof typeof lengths;

/** Whether the days are exactly a month, a quarter or a year of the calendar; undefined for other periods. */
export const lengthOf = ({ from = '', to }: Partial<Period>): PeriodLength | undefined => {
  const [year, month] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  if (!from.endsWith('-01') || to === undefined) return undefined;
  return (Object.keys(lengths) as PeriodLength[]).find((length) => {
    const months = lengths[length];
    const whole = monthsOf(year, month, month + months - 1);
    return (month - 1) % months === 0 && whole.from === from && whole.to === to;
  });
};

/** The period of the same length before or after; undefined for days that are no month, quarter or year. */
export const stepPeriod = (period: Partial<Period>, steps: number): Period | undefined => {
  const length = lengthOf(period);
  if (length === undefined) return undefined;
  const first = Number(period.from!.slice(5, 7)) + steps * lengths[length];
  return monthsOf(Number(period.from!.slice(0, 4)), first, first + lengths[length] - 1);
};
