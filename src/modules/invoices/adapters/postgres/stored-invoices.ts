import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import type { Invoices } from '../../ports/invoices.ts';
import type { ObjectionInvoices } from './objection-invoices.ts';

/** What stored documents need of the platform. */
export type StoredInvoicesDeps = ConstructorParameters<typeof ObjectionInvoices>[0];

/** Documents in the database; objection is loaded on first use. */
export const storedInvoices = (deps: StoredInvoicesDeps): Invoices =>
  loadOnFirstCall<Invoices>(
    async () => new (await import('./objection-invoices.ts')).ObjectionInvoices(deps),
  );
