import { addDays, startOfDay, type BusinessDate } from '#kernel/business-date.ts';

/** The conditions of the filters that are given; the bindings hold the others as null. */
export const conditionsOf = <F extends object>(
  conditions: Readonly<Record<keyof F & string, string>>,
  filters: F,
): string => {
  const names = Object.keys(conditions) as (keyof F & string)[];
  const given = names.filter((name) => (filters[name] ?? '') !== '');
  return ['true', ...given.map((name) => conditions[name])].join(' and ');
};

/** From midnight of the first day, inclusive, to midnight after the last day, exclusive, in Sofia. */
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
