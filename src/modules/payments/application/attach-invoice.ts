import type { Actor } from '#kernel/actor.ts';
import { ReceiptNotReady } from '../domain/failures.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import { mustAnswerDispute } from './answer-dispute.ts';
import type { ChangeEvidence } from './change-evidence.ts';

type Command = Readonly<{ actor: Actor; disputeId: number; signal: AbortSignal }>;
type Deps = Parameters<typeof mustAnswerDispute>[0] &
  Readonly<{
    documents: DocumentsOfPayments;
    changeEvidence: ChangeEvidence;
  }>;

/** Adds the document of the payment to the evidence of its dispute, as the receipt. */
export class AttachInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ReceiptNotReady for a payment without a document, and what `ChangeEvidence` and `DocumentsOfPayments.print` throw */
  async execute({ actor, disputeId, signal }: Command): Promise<void> {
    const { documents, changeEvidence } = this.#deps;
    const { payment } = await mustAnswerDispute(this.#deps, actor, disputeId);
    const document = (await documents.of([payment.id])).get(payment.id);
    if (document === undefined) throw new ReceiptNotReady();
    const { fileName, content } = await documents.print({ invoiceId: document.invoiceId, signal });
    await changeEvidence.addFile({ actor, disputeId, field: 'receipt', name: fileName, content });
  }
}
