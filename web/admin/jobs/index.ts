import type { Job } from '#contract/jobs.ts';
import { JobList } from './JobList.tsx';
import { JobShow } from './JobShow.tsx';

export default {
  name: 'jobs',
  list: JobList,
  show: JobShow,
  recordRepresentation: (job: Job) => job.name,
};
