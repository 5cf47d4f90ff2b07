import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';
import { listOf, listQuery, search } from './list.ts';

/** WAITING for its time or next try; OVERDUE when its time came and no worker took it for five minutes. */
export const jobStates = ['WAITING', 'OVERDUE', 'ACTIVE', 'COMPLETED', 'CANCELLED', 'FAILED'] as const;
const jobState = z.enum(jobStates);

const job = z.object({
  id: z.uuid(),
  /** Module and work: `payments.look`. */
  name: z.string(),
  state: jobState,
  /** What it is about: ids. */
  data: z.record(z.string(), z.unknown()),
  /** Of the latest try that failed. */
  error: z.string().nullable(),
  retries: z.number().int(),
  retryLimit: z.number().int(),
  createdAt: instant,
  dueAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
});
export type Job = z.infer<typeof job>;

export const jobSortFields = ['id', 'createdAt', 'dueAt', 'name', 'state'] as const;

export const jobFilters = {
  search: search.optional(),
  state: jobState.optional(),
};

const params = z.object({ id: z.uuid() });

export const listJobs = endpoint({
  method: 'GET',
  path: '/jobs',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'Work in the background: what waits, runs, was done lately or has used up its tries.',
  // Jobs come and go by themselves: there is no order in which a cursor would hold.
  query: listQuery(jobSortFields, jobFilters).omit({ cursor: true }),
  response: listOf(job),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/jobs/:id',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'One job of those in the background.',
  params,
  response: job,
});

export const retryJob = endpoint({
  method: 'POST',
  path: '/jobs/:id/retry',
  access: ['ADMIN'],
  summary: 'Gives a FAILED job one more try, now. 409 in any other state.',
  params,
  response: job,
});
