import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, integer, nullableText } from './fields.ts';
import { listOf, listQuery, search } from './list.ts';

/** WAITING for its due time or next attempt; OVERDUE when no worker took it within five minutes of its due time. */
export const jobStates = ['WAITING', 'OVERDUE', 'ACTIVE', 'COMPLETED', 'CANCELLED', 'FAILED'] as const;
const jobState = z.enum(jobStates).meta({ examples: ['WAITING'] });
const jobId = z.uuid().meta({ examples: ['01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f60'] });

const job = z.object({
  id: jobId,
  name: z.string().meta({ description: 'The module and the kind of job.', examples: ['payments.look'] }),
  state: jobState,
  data: z
    .record(z.string(), z.unknown())
    .meta({ description: 'The input of the job: ids.', examples: [{ paymentId: 42 }] }),
  error: nullableText.meta({ description: 'The error of the latest attempt.', examples: [null] }),
  retries: integer.meta({ examples: [0] }),
  retryLimit: integer.meta({ examples: [20] }),
  createdAt: instant,
  dueAt: instant.meta({ description: 'When the job is or was due.' }),
  startedAt: instant.nullable().meta({ examples: [null] }),
  endedAt: instant.nullable().meta({ examples: [null] }),
});
/** A background job. */
export type Job = z.infer<typeof job>;

/** The fields by which the list of jobs can be sorted. */
const jobSortFields = ['id', 'createdAt', 'dueAt', 'name', 'state'] as const;

/** The filters of the list of jobs and its export. */
export const jobFilters = {
  search: search.optional(),
  state: jobState.optional(),
};

const params = z.object({ id: jobId });

export const listJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The background jobs: waiting, active, recently completed, or failed after their last attempt.',
  // No cursor: jobs start and end between two pages in every order.
  query: listQuery(jobSortFields, jobFilters).omit({ cursor: true }),
  response: listOf(job),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/jobs/:id',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'One background job.',
  params,
  response: job,
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/jobs/:id/retry',
  access: ['ADMIN'],
  summary: 'Runs a FAILED job once more, now. 409 in any other state.',
  params,
  response: job,
});
