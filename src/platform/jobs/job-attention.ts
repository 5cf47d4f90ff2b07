import type { AttentionItem } from '#kernel/attention-item.ts';
import type { JobAdministration } from './job-administration.ts';

/** Jobs that need attention in the back office. */
export const jobAttention = (jobs: JobAdministration): AttentionItem<'OVERDUE_JOBS' | 'FAILED_JOBS'>[] => [
  { kind: 'OVERDUE_JOBS', count: () => jobs.countIn('OVERDUE') },
  { kind: 'FAILED_JOBS', count: () => jobs.countIn('FAILED') },
];
