import * as z from 'zod';
import { problem } from './fields.ts';

type Range = Readonly<{ low: string; high: string; code: string; valueOf: (value: unknown) => number }>;

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);

const period: Range = { low: 'from', high: 'to', code: 'period-reversed', valueOf: momentOf };
const amounts: Range = { low: 'minAmount', high: 'maxAmount', code: 'amounts-reversed', valueOf: numberOf };

const ordered = <T extends z.ZodType>(part: T, { low, high, code, valueOf }: Range): T => {
  if (!(part instanceof z.ZodObject) || !(low in part.shape && high in part.shape)) return part;
  return part.refine(
    (value: Readonly<Record<string, unknown>>) => !(valueOf(value[low]) > valueOf(value[high])),
    {
      path: [low],
      ...problem(code),
      // Reported together with the problems of other fields.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );
};

/** A body with `from` and `to` refuses a first day after the last one. */
export const orderedBody = <T extends z.ZodType>(body: T): T => ordered(body, period);

/** A query refuses a first day after the last one, and a smallest amount above the largest. */
export const orderedQuery = <T extends z.ZodType>(query: T): T => ordered(ordered(query, period), amounts);
