import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import { messageIdOf, receiptQueued, type DeliveryKind } from '../domain/delivery.ts';
import type { Deliveries } from '../ports/deliveries.ts';

type Command = Readonly<{
  actor: Actor;
  invoiceId: number;
  recipient: string | null;
  /** A document has one RECEIPT, and any number of the others. */
  kind?: DeliveryKind;
}>;
type Deps = Readonly<{
  deliveries: Deliveries;
  jobs: Jobs;
  random: Random;
  clock: Clock;
  /** The domain of our own address, for Message-IDs. */
  mailDomain: string;
}>;

/** Promises a mail with the document, in the transaction that issues it or asks for it. Nobody's address: no mail. */
export class QueueReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, invoiceId, recipient, kind = 'RECEIPT' }: Command): Promise<void> {
    const { deliveries, jobs, random, clock, mailDomain } = this.#deps;
    if (recipient === null) return;
    const deliveryId = await deliveries.add({
      invoiceId,
      kind,
      recipient,
      messageId: messageIdOf(random.uuid(), mailDomain),
      requestedBy: actor,
      createdAt: clock.now(),
    });
    if (deliveryId === null) return;
    await jobs.enqueue(receiptQueued, { deliveryId }, { key: `delivery-${deliveryId}` });
  }
}
