import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { messageIdOf, receiptQueued } from '../domain/delivery.ts';
import type { Deliveries } from '../ports/deliveries.ts';

type Command = Readonly<{ actor: Actor; invoiceId: number; recipient: string | null }>;
type Deps = Readonly<{
  deliveries: Deliveries;
  jobs: Jobs;
  random: Random;
  clock: Clock;
  /** The domain of our own address, for Message-IDs. */
  mailDomain: string;
}>;

/** Promises the payer one mail with the document, in the transaction that issues it. Nobody's address: no mail. */
export class QueueReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, invoiceId, recipient }: Command): Promise<void> {
    const { deliveries, jobs, random, clock, mailDomain } = this.#deps;
    if (recipient === null) return;
    const deliveryId = await deliveries.add({
      invoiceId,
      kind: 'RECEIPT',
      recipient,
      messageId: messageIdOf(random.uuid(), mailDomain),
      requestedBy: actor,
      createdAt: clock.now(),
    });
    if (deliveryId === null) return;
    await jobs.enqueue(receiptQueued, { deliveryId }, { key: `invoice-${invoiceId}` });
  }
}
