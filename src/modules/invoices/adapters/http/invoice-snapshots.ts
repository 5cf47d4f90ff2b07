import type { Messages } from '#kernel/messages.ts';
import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { getInvoice } from '../../application/get-invoice.ts';
import { presentInvoice } from './present-invoice.ts';

/** Reads through the query and the presenter of the GET. */
export const invoiceSnapshots = (
  deps: Parameters<typeof getInvoice>[0] & Readonly<{ messages: Messages }>,
): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) => {
    const invoice = await getInvoice(deps, programOf(merchantId), Number(subjectId));
    return presentInvoice(invoice, invoice.merchantLanguage, deps.messages);
  },
});
