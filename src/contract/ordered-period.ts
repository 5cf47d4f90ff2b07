import * as z from 'zod';
import { problem } from './fields.ts';

const momentOf = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

/** A part of a request with `from` and `to` refuses a first day after the last one; any other part stays as it is. */
export const orderedPeriod = <T extends z.ZodType>(part: T): T => {
  if (!(part instanceof z.ZodObject) || !('from' in part.shape && 'to' in part.shape)) return part;
  return part.refine(
    (value: Readonly<Record<string, unknown>>) => !(momentOf(value['from']) > momentOf(value['to'])),
    {
      path: ['from'],
      ...problem('period-reversed'),
      // Reported together with the problems of other fields.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  );
};
