import { PaymentNotFound, ReceiptNotReady } from '../domain/failures.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';
import type { DocumentsOfPayments, PayerDocument } from '../ports/documents-of-payments.ts';
import type { Payments } from '../ports/payments.ts';

type Query = Readonly<{
  sessionId: string;
  /** IP address of the caller. */
  ip: string;
  signal: AbortSignal;
}>;
type Deps = Readonly<{
  payments: Payments;
  documents: DocumentsOfPayments;
  rateLimits: CheckoutRateLimits;
}>;

/** Prints the document of a payment for its payer; only the payer's browser knows the session id. */
export class PrintPayerDocument {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, ReceiptNotReady, and what `DocumentsOfPayments.print` throws */
  async execute({ sessionId, ip, signal }: Query): Promise<PayerDocument> {
    const { payments, documents, rateLimits } = this.#deps;
    await rateLimits.takeStatusRequest(ip);
    const payment = await payments.get({ sessionId });
    if (payment === null) throw new PaymentNotFound();
    const document = (await documents.of([payment.id])).get(payment.id);
    if (document === undefined) throw new ReceiptNotReady();
    return documents.print({ invoiceId: document.invoiceId, signal });
  }
}
