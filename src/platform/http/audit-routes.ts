import { listAudit } from '#contract/audit.ts';
import { exportAudit } from '#contract/exports.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import { businessDays, presentList, readPage } from './list-query.ts';
import { serve, type Route } from './route.ts';
import { exportDownload } from './export-download.ts';

/** The audit log as a list and as a file. */
export const auditRoutes = (trail: AuditTrail): Route[] => [
  serve(listAudit, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'id');
    const filters = { ...query, ...businessDays(query) };
    return presentList('audit-log', asked, await trail.list(actor, filters, asked.page), (entry) => entry);
  }),
  serve(exportAudit, async ({ query: { format, ...query }, caller: { actor, language } }) => {
    const filters = { ...query, ...businessDays(query) };
    return exportDownload(format, await trail.file({ actor, format, filters, language }));
  }),
];
