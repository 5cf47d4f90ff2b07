import type { Actor } from '#kernel/actor.ts';
import { PaymentNotFound, ReceiptNotReady } from '../domain/failures.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { PayerReceipts } from '../ports/payer-receipts.ts';
import type { Payments } from '../ports/payments.ts';

type Command = Readonly<{ actor: Actor; sessionId: string; email: string }>;
type Deps = Readonly<{ payments: Payments; documents: DocumentsOfPayments; receipts: PayerReceipts }>;

/** Who has paid has the receipt sent where he likes; only his browser was given the session id. */
export class AskForReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound, ReceiptNotReady, RateLimited */
  async execute({ actor, sessionId, email }: Command): Promise<void> {
    const { payments, documents, receipts } = this.#deps;
    const paymentId = await payments.findBySession(sessionId);
    if (paymentId === null) throw new PaymentNotFound();
    const document = (await documents.of([paymentId])).get(paymentId);
    if (document === undefined) throw new ReceiptNotReady();
    await receipts.mail({ actor, invoiceId: document.invoiceId, recipient: email });
  }
}
