import * as z from 'zod';
import type { Role } from '#kernel/actor.ts';
import { auditFilters } from './audit.ts';
import { endpoint } from './endpoint.ts';
import { jobFilters } from './jobs.ts';
import { backOfficeLinkFilters } from './links/links.ts';
import { exportFormat, exportTypes } from './list.ts';
import { merchantFilters } from './merchants/merchants.ts';
import { backOfficePaymentFilters } from './payments/payments.ts';
import { providerEventFilters } from './payments/provider-events.ts';
import { userFilters } from './users/users.ts';

/** A list of the back office as a file, narrowed by the list's own filters. */
const listExport = <F extends z.ZodRawShape>(
  list: string,
  access: readonly Role[],
  summary: string,
  filters: F,
) =>
  endpoint({
    method: 'GET',
    path: `/exports/${list}`,
    access,
    summary,
    produces: exportTypes,
    query: z.strictObject({ format: exportFormat, ...filters }),
    response: z.instanceof(Uint8Array),
  });

export const exportPayments = listExport(
  'payments',
  ['ADMIN', 'ACCOUNTANT'],
  'The payments of all merchants that the caller may see, as CSV or Excel; six files a minute.',
  backOfficePaymentFilters,
);
export const exportMerchants = listExport(
  'merchants',
  ['ADMIN'],
  'The merchants as CSV or Excel; six files a minute.',
  merchantFilters,
);
export const exportUsers = listExport(
  'users',
  ['ADMIN'],
  'The users as CSV or Excel; six files a minute.',
  userFilters,
);
export const exportLinks = listExport(
  'payment-links',
  ['ADMIN'],
  'The payment links of all merchants as CSV or Excel; six files a minute.',
  backOfficeLinkFilters,
);
export const exportProviderEvents = listExport(
  'provider-events',
  ['ADMIN'],
  'The webhook events of the card provider, without payloads, as CSV or Excel; six files a minute.',
  providerEventFilters,
);
export const exportJobs = listExport(
  'jobs',
  ['ADMIN'],
  'The background jobs as CSV or Excel; six files a minute.',
  jobFilters,
);
export const exportAudit = listExport(
  'audit-log',
  ['ADMIN'],
  'The audit log as CSV or Excel; six files a minute.',
  auditFilters,
);
