import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Random } from '#kernel/random.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { messageIdOf, receiptQueued, type DeliveryKind } from '../domain/delivery.ts';
import type { Deliveries } from '../ports/deliveries.ts';

type Command = Readonly<{
  actor: Actor;
  invoiceId: number;
  recipient: string | null;
  /** A document has one RECEIPT, and any number of the others. */
  kind?: DeliveryKind;
  /** Reserved before by whoever must not wait for it here. */
  deliveryId?: number;
}>;
type Deps = Readonly<{
  deliveries: Deliveries;
  jobs: Jobs;
  random: Random;
  clock: Clock;
  work: UnitOfWork;
  /** The domain of our own address, for Message-IDs. */
  mailDomain: string;
}>;

/**
 * Promises a mail with the document, as the last of the transaction that issues it or asks for it. Nobody's address: no
 * mail. Of a receipt that was promised before, the job finds nothing to send.
 */
export class QueueReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  nextId(): Promise<number> {
    return this.#deps.deliveries.nextId();
  }

  async execute({ actor, invoiceId, recipient, kind = 'RECEIPT', deliveryId }: Command): Promise<void> {
    const { deliveries, jobs, random, clock, work, mailDomain } = this.#deps;
    if (recipient === null) return;
    const id = deliveryId ?? (await deliveries.nextId());
    const messageId = messageIdOf(random.uuid(), mailDomain);
    const promise = { requestedBy: actor, createdAt: clock.now() };
    await work.transact(async () => {
      await deliveries.add({ id, invoiceId, kind, recipient, messageId, ...promise });
      await jobs.enqueue(receiptQueued, { deliveryId: id }, { key: `delivery-${id}` });
    });
  }
}
