import type { Actor } from '#kernel/actor.ts';
import type { Buyer } from '#kernel/buyer.ts';
import { PaymentNotFound, ReceiptNotReady } from '../domain/failures.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';
import type { BuyerChangeAnswer, DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { Payments } from '../ports/payments.ts';

type Command = Readonly<{
  actor: Actor;
  sessionId: string;
  buyer: Buyer;
  /** Number of the document that the payer saw. */
  invoiceNumber: string | null;
  /** IP address of the caller. */
  ip: string;
}>;
type Deps = Readonly<{
  payments: Payments;
  documents: DocumentsOfPayments;
  rateLimits: CheckoutRateLimits;
}>;

/** Asks for the document of a payment to a company; only the payer's browser knows the session id. */
export class NameBuyer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, ReceiptNotReady, and what `DocumentsOfPayments.nameBuyer` throws */
  async execute({ ip, ...request }: Command): Promise<BuyerChangeAnswer> {
    const { payments, documents, rateLimits } = this.#deps;
    await rateLimits.takeStatusRequest(ip);
    const payment = await payments.get({ sessionId: request.sessionId });
    if (payment === null) throw new PaymentNotFound();
    if (!(await documents.of([payment.id])).has(payment.id)) throw new ReceiptNotReady();
    return documents.nameBuyer({ ...request, paymentId: payment.id });
  }
}
