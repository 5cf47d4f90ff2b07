import { exportJobs } from '#contract/exports.ts';
import * as contract from '#contract/jobs.ts';
import type { JobAdministration } from '../jobs/job-administration.ts';
import { presentList, readPage } from './list-query.ts';
import { serve, type Route } from './route.ts';
import { exportDownload } from './export-download.ts';

/** Background jobs, for operators of the installation. */
export const jobRoutes = (jobs: JobAdministration): Route[] => [
  serve(contract.listJobs, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'createdAt');
    return presentList('jobs', asked, await jobs.list(actor, query, asked.page), (job) => job);
  }),
  serve(exportJobs, async ({ query: { format, ...filters }, caller: { actor, language } }) =>
    exportDownload(format, await jobs.file({ actor, format, filters, language })),
  ),
  serve(contract.getJob, ({ params: { id }, caller: { actor } }) => jobs.byId(actor, id)),
  serve(contract.retryJob, ({ params: { id }, caller: { actor } }) => jobs.retry(actor, id)),
];
