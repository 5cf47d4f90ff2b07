import type {
  exportAudit,
  exportJobs,
  exportLinks,
  exportMerchants,
  exportPayments,
  exportProviderEvents,
  exportUsers,
} from '#contract/exports.ts';
import type { exportInvoices } from '#contract/invoices.ts';

/** The endpoint by which a list comes as a file, narrowed by its own filters. */
export type ListExport =
  | typeof exportAudit
  | typeof exportInvoices
  | typeof exportJobs
  | typeof exportLinks
  | typeof exportMerchants
  | typeof exportPayments
  | typeof exportProviderEvents
  | typeof exportUsers;
