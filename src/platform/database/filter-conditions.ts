import { addDays, startOfDay, type BusinessDate } from '#kernel/business-date.ts';

/** The condition of every filter that was given; the bindings hold the others as null. */
export const conditionsOf = <F extends object>(
  conditions: Readonly<Record<keyof F & string, string>>,
  filters: F,
): string => {
  const names = Object.keys(conditions) as (keyof F & string)[];
  const given = names.filter((name) => (filters[name] ?? '') !== '');
  return ['true', ...given.map((name) => conditions[name])].join(' and ');
};

/** From the first moment of the first day up to, and without, that of the day after the last, in Sofia. */
export const dayBounds = ({
  from,
  to,
}: Readonly<{ from?: BusinessDate | undefined; to?: BusinessDate | undefined }>): Readonly<{
  from: Date | null;
  to: Date | null;
}> => ({
  from: from === undefined ? null : startOfDay(from),
  to: to === undefined ? null : startOfDay(addDays(to, 1)),
});
