import type { Finder } from '#kernel/finder.ts';
import type { ListInvoices } from './list-invoices.ts';

export const invoiceFinder = ({ listInvoices }: Readonly<{ listInvoices: ListInvoices }>): Finder => ({
  roles: ['ADMIN', 'SUPPORT', 'ACCOUNTANT'],
  find: async ({ actor, search, limit }) => {
    const page = { offset: 0, limit, sortBy: 'id', descending: true } as const;
    const { items } = await listInvoices.execute({ actor, scope: 'back-office', filters: { search }, page });
    return items.map(({ id, invoiceNumber, merchantName }) => ({
      kind: 'invoice',
      id,
      title: invoiceNumber,
      detail: merchantName,
    }));
  },
});
