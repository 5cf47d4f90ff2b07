import type { Invariant } from '#kernel/invariant.ts';
import { unchainedClosings } from './check-month-chains.ts';
import { changedFiles } from './check-month-files.ts';
import { closingsPastTheLog } from './check-month-log.ts';
import { wrongSums, type SumsDeps } from './check-month-sums.ts';

/** Invariants of closed months: what was handed to the accountant stays as it was closed. */
export const monthChecks = (deps: SumsDeps): Invariant[] => [
  { code: 'doctor.months-logged', violations: () => closingsPastTheLog(deps.database) },
  { code: 'doctor.months-files', violations: () => changedFiles(deps.database) },
  { code: 'doctor.months-sums', violations: ({ since }) => wrongSums(deps, since) },
  { code: 'doctor.months-chained', violations: () => unchainedClosings(deps.database) },
];
