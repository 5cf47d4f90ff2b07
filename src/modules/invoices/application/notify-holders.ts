import type { Actor } from '#kernel/actor.ts';
import type { Deliveries } from '../ports/deliveries.ts';
import type { QueueReceipt } from './queue-receipt.ts';

type Command = Readonly<{ actor: Actor; invoiceId: number }>;
type Deps = Readonly<{ deliveries: Deliveries; receipts: QueueReceipt }>;

/** Queues a mail about the annulment to each holder of the document, in the transaction that annuls it. */
export class NotifyHolders {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, invoiceId }: Command): Promise<void> {
    const { deliveries, receipts } = this.#deps;
    for (const recipient of await deliveries.holdersOf(invoiceId)) {
      await receipts.execute({ actor, invoiceId, kind: 'ANNULMENT', recipient });
    }
  }
}
