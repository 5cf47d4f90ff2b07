import type { HomePart } from '#platform/http/home-part.ts';
import { homeInvoices } from '../postgres/home-invoices.ts';
import { presentInvoiceSummary } from './present-invoice.ts';

/** Unpaid invoices and the newest documents. */
export const invoiceHomePart = (deps: Parameters<typeof homeInvoices>[0]): HomePart => ({
  name: 'invoices',
  right: 'SEE',
  read: async ({ actor }) => {
    const { recent, ...counts } = await homeInvoices(deps, actor);
    return { ...counts, recent: recent.map(presentInvoiceSummary) };
  },
});
