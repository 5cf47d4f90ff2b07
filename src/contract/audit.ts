import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { actor, emptyOrText, id, instant, nullableText, username } from './fields.ts';
import { dayRange, listOf, listQuery, search } from './list.ts';
import { auditActions, auditSubjects } from './module-vocabulary.ts';

/** All actions that the audit log can record. */
export const auditAction = z.enum(auditActions);
/** All kinds of records that the audit log can name. */
export const auditSubject = z.enum(auditSubjects);

const action = { description: 'The action, dotted.', examples: ['merchant.status-changed'] };
const subjectType = { description: 'The kind of record that was changed.', examples: ['merchant'] };
const subjectId = { description: 'The record that was changed.', examples: ['3'] };

const auditEntry = z.object({
  id,
  at: instant,
  actor,
  username: username
    .nullable()
    .meta({ description: 'The username of the actor; null for other actors and deleted users.' }),
  action: z.string().meta(action),
  subjectType: z.string().meta(subjectType),
  subjectId: z.string().meta(subjectId),
  data: z.record(z.string(), z.unknown()).meta({
    description: 'Details of the action: ids, former values.',
    examples: [{ from: 'PENDING', to: 'ACTIVE' }],
  }),
  address: nullableText.meta({
    description: 'The IP address of the request.',
    examples: ['203.0.113.7'],
  }),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The fields by which the audit log can be sorted. */
export const auditSortFields = ['id'] as const;

/** The filters of the audit log and its export. */
export const auditFilters = {
  search: search.optional().meta({ description: 'In actor, username or action.' }),
  actor: emptyOrText(200, 'identifier')
    .optional()
    .meta({ description: 'The actor of the action.', examples: ['user:5'] }),
  // Any text: former versions recorded other actions.
  action: emptyOrText(200, 'identifier').optional().meta(action),
  subjectType: emptyOrText(50, 'identifier').optional().meta(subjectType),
  subjectId: z.coerce.string().pipe(emptyOrText(200, 'identifier')).optional().meta(subjectId),
  ...dayRange,
};

/** The audit log of the back office. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/audit-log',
  access: ['ADMIN'],
  summary: 'The audit log: actor, action and subject of every action, the newest first.',
  query: listQuery(auditSortFields, auditFilters),
  response: listOf(auditEntry),
});
