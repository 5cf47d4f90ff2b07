import type { Actor } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { longestWait } from '../domain/attempt.ts';
import { PaymentNotFound, ReceiptNotReady } from '../domain/failures.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { Payments } from '../ports/payments.ts';

type Command = Readonly<{
  actor: Actor;
  sessionId: string;
  email: string;
  /** IP address of the caller. */
  ip: string;
}>;
type Deps = Readonly<{
  payments: Payments;
  documents: DocumentsOfPayments;
  rateLimits: CheckoutRateLimits;
}>;

/** Mails the receipt to an e-mail of the payer's choice; only the payer's browser knows the session id. */
export class SendReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, ReceiptNotReady, RateLimited */
  async execute({ actor, sessionId, email, ip }: Command): Promise<void> {
    const { payments, documents, rateLimits } = this.#deps;
    await rateLimits.takeStatusRequest(ip);
    const payment = await payments.get({ sessionId });
    if (payment === null) throw new PaymentNotFound();
    const document = (await documents.of([payment.id])).get(payment.id);
    if (document === undefined) throw new ReceiptNotReady();
    try {
      await documents.mail({ actor, invoiceId: document.invoiceId, recipient: email });
    } catch (error) {
      if (error instanceof RateLimited)
        throw new RateLimited(Math.min(error.retryAfterSeconds!, longestWait));
      throw error;
    }
  }
}
