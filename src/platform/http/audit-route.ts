import { listAudit } from '#contract/audit.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { businessDays, presentList, readPage } from './list-query.ts';
import { serve, type Route } from './route.ts';

export const auditRoute = (trail: AuditTrail): Route =>
  serve(listAudit, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'id');
    const filters = { ...query, ...businessDays(query) };
    return presentList('audit-log', asked, await trail.list(actor, filters, asked.page), (entry) => entry);
  });
