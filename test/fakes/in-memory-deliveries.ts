import { nameOf } from '#kernel/actor.ts';
import type { Delivery, DeliveryStatus } from '#modules/invoices/domain/delivery.ts';
import { isSameEmail } from '#modules/invoices/domain/mail-recipient.ts';
import type { AttemptOutcome, Deliveries, NewDelivery } from '#modules/invoices/ports/deliveries.ts';
import type { InMemoryTransactions } from './in-memory-transactions.ts';

type Stored = Delivery &
  Readonly<{
    status: DeliveryStatus;
    attempts: number;
    requestedBy: string;
    error: string | null;
    isOriginal: boolean;
  }>;

const longestReason = 500;

export class InMemoryDeliveries implements Deliveries {
  #stored = new Map<number, Stored>();
  #lastId = 0;
  readonly #customerOf: (invoiceId: number) => string | null;

  /** @param customerOf the e-mail of an invoice's customer */
  constructor(work: InMemoryTransactions, customerOf: (invoiceId: number) => string | null) {
    this.#customerOf = customerOf;
    work.track(() => {
      const before = new Map(this.#stored);
      return () => void (this.#stored = before);
    });
  }

  get all(): readonly Stored[] {
    return [...this.#stored.values()];
  }

  async add({ requestedBy, createdAt: _, ...delivery }: NewDelivery): Promise<number | null> {
    const isSecondReceipt =
      delivery.kind === 'RECEIPT' &&
      this.all.some(
        ({ kind, invoiceId, recipient }) =>
          kind === 'RECEIPT' &&
          invoiceId === delivery.invoiceId &&
          recipient.toLowerCase() === delivery.recipient.toLowerCase(),
      );
    if (isSecondReceipt) return null;
    const id = (this.#lastId += 1);
    const queued = {
      status: 'QUEUED',
      attempts: 0,
      requestedBy: nameOf(requestedBy),
      error: null,
      isOriginal: false,
    } as const;
    const isOfProduct = requestedBy.kind === 'system';
    this.#stored.set(id, { id, ...delivery, isOfProduct, ...queued });
    return id;
  }

  async begin(id: number): Promise<Delivery | null> {
    const delivery = this.#queued(id);
    if (delivery === undefined) return null;
    this.#stored.set(id, { ...delivery, attempts: delivery.attempts + 1 });
    const { invoiceId, kind, recipient, messageId, withUbl, isOfProduct } = delivery;
    return { id, invoiceId, kind, recipient, messageId, withUbl, isOfProduct };
  }

  async claimOriginal(id: number): Promise<boolean> {
    const delivery = this.#stored.get(id)!;
    const { invoiceId, recipient } = delivery;
    const claimed = this.all.filter(
      (one) => one.invoiceId === invoiceId && one.isOriginal && one.status !== 'FAILED',
    );
    if (claimed.some((other) => !isSameEmail(other.recipient, recipient))) return false;
    this.#stored.set(id, { ...delivery, isOriginal: true });
    return true;
  }

  async holdersOf(invoiceId: number): Promise<string[]> {
    const sent = this.all.filter((one) => one.invoiceId === invoiceId && one.status !== 'FAILED');
    const customer = this.#customerOf(invoiceId);
    const all = [...sent.map(({ recipient }) => recipient), ...(customer === null ? [] : [customer])];
    return [...new Set(all)].toSorted();
  }

  async end(id: number, outcome: AttemptOutcome): Promise<boolean> {
    const delivery = this.#queued(id);
    if (delivery === undefined) return false;
    const error = outcome.status === 'SENT' ? null : outcome.reason.slice(0, longestReason);
    this.#stored.set(id, { ...delivery, status: outcome.status, error });
    return true;
  }

  #queued(id: number): Stored | undefined {
    const delivery = this.#stored.get(id);
    return delivery?.status === 'QUEUED' ? delivery : undefined;
  }
}
