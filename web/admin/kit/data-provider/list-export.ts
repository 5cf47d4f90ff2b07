import type {
  exportAudit,
  exportJobs,
  exportLinks,
  exportMerchants,
  exportPayments,
  exportProviderEvents,
  exportUsers,
} from '#contract/exports.ts';
import type { exportPayouts } from '#contract/payouts/payouts.ts';
import type { exportInvoices } from '#contract/invoices/invoice-lists.ts';

/** The export endpoint of a list; it takes the list's filters. */
export type ListExport =
  | typeof exportAudit
  | typeof exportInvoices
  | typeof exportJobs
  | typeof exportLinks
  | typeof exportMerchants
  | typeof exportPayments
  | typeof exportPayouts
  | typeof exportProviderEvents
  | typeof exportUsers;
