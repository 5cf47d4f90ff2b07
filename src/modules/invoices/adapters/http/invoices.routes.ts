import * as contract from '#contract/invoices.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { presentList, readPage } from '#platform/http/list-query.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { GetInvoice } from '../../application/get-invoice.ts';
import type { GetInvoicePdf } from '../../application/get-invoice-pdf.ts';
import type { ListOwnInvoices } from '../../application/list-own-invoices.ts';
import { presentInvoice, presentInvoiceSummary } from './present-invoice.ts';

export const invoiceRoutes = ({
  listOwnInvoices,
  getInvoice,
  getInvoicePdf,
  sentences,
}: Readonly<{
  listOwnInvoices: ListOwnInvoices;
  getInvoice: GetInvoice;
  getInvoicePdf: GetInvoicePdf;
  sentences: Sentences;
}>): Route[] => [
  serve(contract.listOwnInvoices, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'id');
    const invoices = await listOwnInvoices.execute({ actor, filters: query, page: asked.page });
    return presentList('invoices', asked, invoices, presentInvoiceSummary);
  }),
  serve(contract.getInvoice, async ({ params, caller: { actor, language } }) =>
    presentInvoice(await getInvoice.execute({ actor, invoiceId: params.id }), language, sentences),
  ),
  serve(contract.getInvoicePdf, async ({ params, caller: { actor } }) => {
    const { fileName, content } = await getInvoicePdf.execute({ actor, invoiceId: params.id });
    return new Download({ type: 'application/pdf', fileName, content });
  }),
];
