import type { AttentionItem } from '#kernel/attention-item.ts';
import type { KeptJobs } from './kept-jobs.ts';

/** Jobs that need attention in the back office. */
export const jobAttention = (jobs: KeptJobs): AttentionItem<'OVERDUE_JOBS' | 'FAILED_JOBS'>[] => [
  { kind: 'OVERDUE_JOBS', count: () => jobs.countIn('OVERDUE') },
  { kind: 'FAILED_JOBS', count: () => jobs.countIn('FAILED') },
];
