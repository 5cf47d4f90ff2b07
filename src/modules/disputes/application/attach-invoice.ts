import type { Actor } from '#kernel/actor.ts';
import type { PrintCopy } from '#modules/invoices/index.ts';
import { ReceiptNotReady, type DocumentsOfPayments } from '#modules/payments/index.ts';
import { mustAnswerDispute } from './answer-dispute.ts';
import type { ChangeEvidence } from './change-evidence.ts';

type Command = Readonly<{ actor: Actor; disputeId: number; signal: AbortSignal }>;
type Deps = Parameters<typeof mustAnswerDispute>[0] &
  Readonly<{
    documents: DocumentsOfPayments;
    printCopy: PrintCopy;
    changeEvidence: ChangeEvidence;
  }>;

/** Adds the document of the payment to the evidence of its dispute, as the receipt. */
export class AttachInvoice {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ReceiptNotReady for a payment without a document, and what `ChangeEvidence` and `PrintCopy` throw */
  async execute({ actor, disputeId, signal }: Command): Promise<void> {
    const { documents, printCopy, changeEvidence } = this.#deps;
    const { paymentId } = await mustAnswerDispute(this.#deps, actor, disputeId);
    const document = (await documents.of([paymentId])).get(paymentId);
    if (document === undefined) throw new ReceiptNotReady();
    const { fileName, content } = await printCopy.execute({ invoiceId: document.invoiceId, signal });
    await changeEvidence.addFile({ actor, disputeId, field: 'receipt', name: fileName, content });
  }
}
