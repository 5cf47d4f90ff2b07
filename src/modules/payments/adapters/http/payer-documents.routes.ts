import * as contract from '#contract/payments/payer-documents.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { NameBuyer } from '../../application/name-buyer.ts';
import type { PrintPayerDocument } from '../../application/print-payer-document.ts';
import type { RefreshCheckout } from '../../application/refresh-checkout.ts';

type Deps = Readonly<{
  refreshCheckout: RefreshCheckout;
  nameBuyer: NameBuyer;
  printPayerDocument: PrintPayerDocument;
}>;

/** Routes of payers about the document of their payment. */
export const payerDocumentRoutes = ({ refreshCheckout, nameBuyer, printPayerDocument }: Deps): Route[] => [
  serve(
    contract.nameBuyer,
    ({ params: { sessionId }, body: { buyer, invoiceNumber = null }, caller: { actor, ip } }) =>
      nameBuyer.execute({ actor, sessionId, buyer, invoiceNumber, ip }),
    {
      find: ({ params: { sessionId }, caller: { actor, ip } }) =>
        refreshCheckout.execute({ actor, sessionId, ip }),
    },
  ),
  serve(contract.getPayerDocument, async ({ params: { sessionId }, caller: { ip, signal } }) => {
    const { fileName, content } = await printPayerDocument.execute({ sessionId, ip, signal });
    return new Download({ type: 'application/pdf', fileName, content });
  }),
];
