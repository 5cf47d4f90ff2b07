import type { Actor } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import { longestWait } from '../domain/attempt.ts';
import { PaymentNotFound, ReceiptNotReady } from '../domain/failures.ts';
import type { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { PayerReceipts } from '../ports/payer-receipts.ts';
import type { PaymentIds } from '../ports/payment-ids.ts';

type Command = Readonly<{
  actor: Actor;
  sessionId: string;
  email: string;
  /** IP address of the caller. */
  address: string;
}>;
type Deps = Readonly<{
  paymentIds: PaymentIds;
  documents: DocumentsOfPayments;
  receipts: PayerReceipts;
  allowances: CheckoutAllowances;
}>;

/** Mails the receipt to an address of the payer's choice; only the payer's browser was given the session id. */
export class AskForReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, ReceiptNotReady, RateLimited */
  async execute({ actor, sessionId, email, address }: Command): Promise<void> {
    const { paymentIds, documents, receipts, allowances } = this.#deps;
    await allowances.takeQuestion(address);
    const paymentId = await paymentIds.bySession(sessionId);
    if (paymentId === null) throw new PaymentNotFound();
    const document = (await documents.of([paymentId])).get(paymentId);
    if (document === undefined) throw new ReceiptNotReady();
    try {
      await receipts.mail({ actor, invoiceId: document.invoiceId, recipient: email });
    } catch (error) {
      if (error instanceof RateLimited)
        throw new RateLimited(Math.min(error.retryAfterSeconds!, longestWait));
      throw error;
    }
  }
}
