import type { Jobs } from '#kernel/jobs.ts';
import { merchantMail } from '#modules/merchants/index.ts';
import type { InvoiceDocument } from '../../domain/invoice-document.ts';
import { formatInvoiceNumber } from '../../domain/numbers/invoice-number.ts';

type About = Readonly<{
  paymentId: number;
  invoiceId: number;
  /** Name of the company. */
  buyer: string;
  /** Of which the merchant gets one mail. */
  fact: string;
}>;

/** Tells the merchant that a document was issued to another buyer, or that the payer asks for it. */
export const enqueueBuyerMail = (
  jobs: Jobs,
  kind: 'BUYER_CHANGED' | 'BUYER_ASKED',
  { merchantId, series, number, total }: InvoiceDocument,
  about: About,
): Promise<void> =>
  jobs.enqueue(merchantMail, {
    kind,
    merchantId,
    number: formatInvoiceNumber(series, number),
    amountMinor: Number(total.minor),
    currency: total.currency,
    ...about,
  });
