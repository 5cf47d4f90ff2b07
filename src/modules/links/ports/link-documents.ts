import { token } from '#kernel/token.ts';

/** The document that is paid by a link. */
export type LinkDocumentType = 'INVOICE' | 'DEBIT_NOTE';

/** Documents of links. Implemented by the invoices module. */
export interface LinkDocuments {
  /** DEBIT_NOTE for the link of a debit note that is not annulled; every other link gives its payer an invoice. */
  typeOf(paymentLinkId: number): Promise<LinkDocumentType>;
  /** Whether credit notes have left nothing to pay of the link's document, and nothing was paid of it. */
  isCredited(paymentLinkId: number): Promise<boolean>;
}
export const LinkDocuments = token<LinkDocuments>('links.LinkDocuments');
