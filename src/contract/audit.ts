import * as z from 'zod';
import { auditActs, auditSubjects } from '#kernel/audit-acts.ts';
import { endpoint } from './endpoint.ts';
import { id, instant } from './fields.ts';
import { dayRange, listOf, listQuery, search } from './list.ts';

export const auditAct = z.enum(auditActs);
export type AuditAct = z.infer<typeof auditAct>;
export const auditSubject = z.enum(auditSubjects);
export type AuditSubject = z.infer<typeof auditSubject>;

const auditEntry = z.object({
  id,
  at: instant,
  actor: z.string(),
  /** Of a user who is still there. */
  username: z.string().nullable(),
  /** What was done, dotted: `merchant.status-changed`. */
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** The network address that it was asked from. */
  address: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditSortFields = ['id'] as const;

export const auditFilters = {
  /** In actor, user name or action. */
  search: search.optional(),
  actor: z.string().trim().max(200).optional(),
  // Any text: what former versions noted is found, too.
  action: z.string().trim().max(200).optional(),
  subjectType: z.string().trim().max(50).optional(),
  subjectId: z.coerce.string().trim().max(200).optional(),
  ...dayRange,
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit-log',
  access: ['ADMIN'],
  summary: 'Who did what to whom, the newest first.',
  query: listQuery(auditSortFields, auditFilters),
  response: listOf(auditEntry),
});
