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
  /** null: nothing is queued. */
  recipient: string | null;
  /** A document has one RECEIPT to each address and any number of the other kinds. */
  kind?: DeliveryKind;
  /** Brings the UBL file, too. */
  withUbl?: boolean;
}>;
type Deps = Readonly<{
  deliveries: Deliveries;
  jobs: Jobs;
  random: Random;
  clock: Clock;
  work: UnitOfWork;
  /** Domain of the installation's sender e-mail, for Message-IDs. */
  mailDomain: string;
}>;

/**
 * Queues a mail with the document and its job in the transaction in progress. A second receipt of one document
 * to the same address is not queued.
 */
export class QueueReceipt {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, invoiceId, recipient, kind = 'RECEIPT', withUbl = false }: Command): Promise<void> {
    const { deliveries, jobs, random, clock, work, mailDomain } = this.#deps;
    if (recipient === null) return;
    const messageId = messageIdOf(random.uuid(), mailDomain);
    const createdAt = clock.now();
    const mail = { invoiceId, kind, recipient, messageId, withUbl, requestedBy: actor, createdAt };
    await work.transact(async () => {
      const id = await deliveries.add(mail);
      if (id !== null) await jobs.enqueue(receiptQueued, { deliveryId: id }, { key: `delivery-${id}` });
    });
  }
}
