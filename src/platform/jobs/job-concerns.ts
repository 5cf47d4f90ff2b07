import type { Concern } from '#kernel/concern.ts';
import type { KeptJobs } from './kept-jobs.ts';

export const jobConcerns = (jobs: KeptJobs): Concern[] => [
  { kind: 'OVERDUE_JOBS', count: () => jobs.countIn('OVERDUE') },
  { kind: 'FAILED_JOBS', count: () => jobs.countIn('FAILED') },
];
