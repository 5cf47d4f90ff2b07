import { isDeepStrictEqual } from 'node:util';
import { maySeeRecord, type RecordVisibility } from '#kernel/records-visible-to.ts';
import { PaymentLink, type LinkRecord } from '#modules/links/domain/payment-link.ts';
import type { LinkSelection, PageLink, PaymentLinks } from '#modules/links/ports/payment-links.ts';

/** Serializes changes of one link, like its row lock. */
export class InMemoryPaymentLinks implements PaymentLinks {
  readonly #records = new Map<number, LinkRecord>();
  readonly #turns = new Map<number, Promise<unknown>>();

  async add(link: PaymentLink): Promise<number> {
    const id = this.#records.size + 1;
    this.#records.set(id, { ...link.toRecord(), id });
    return id;
  }

  async find(by: Readonly<{ id: number }> | Readonly<{ token: string }>): Promise<PaymentLink | null> {
    const found = [...this.#records.values()].find((record) =>
      'id' in by ? record.id === by.id : record.token === by.token,
    );
    return found === undefined ? null : PaymentLink.restore(found);
  }

  async change<T>(
    id: number,
    apply: (link: PaymentLink) => T | Promise<T>,
    ofMerchant?: number,
    visible: RecordVisibility = 'all',
  ): Promise<T | null> {
    const turn = (this.#turns.get(id) ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        const record = this.#records.get(id);
        if (record === undefined || (ofMerchant !== undefined && record.merchantId !== ofMerchant))
          return null;
        if (!maySeeRecord(visible, { createdBy: record.createdBy, at: record.createdAt })) return null;
        const link = PaymentLink.restore(record);
        const result = await apply(link);
        const after = link.toRecord();
        if (!isDeepStrictEqual(record, after))
          this.#records.set(id, { ...after, version: record.version + 1 });
        return result;
      });
    this.#turns.set(id, turn);
    return turn;
  }

  async openOfPage(merchantId: number, now: Date): Promise<readonly PageLink[]> {
    return [...this.#records.values()]
      .filter((link) => link.merchantId === merchantId && link.origin === 'PUBLIC_PAGE')
      .filter((link) => PaymentLink.restore(link).statusAt(now) === 'ACTIVE')
      .map(({ id, openedFrom }) => ({ id: id!, openedFrom }));
  }

  async idsOf(which: LinkSelection): Promise<number[]> {
    return this.#selected(which).map(({ id }) => id!);
  }

  #selected(which: LinkSelection): LinkRecord[] {
    if ('dueAt' in which) return this.#due(which);
    if ('openOfMerchant' in which) return this.#openOf(which.openOfMerchant);
    return [...this.#records.values()].filter(({ invoiceId }) => invoiceId === which.ofInvoice);
  }

  #due({ dueAt, limit }: Extract<LinkSelection, { dueAt: Date }>): LinkRecord[] {
    return [...this.#records.values()]
      .filter(({ status, expiresAt }) => status === 'ACTIVE' && expiresAt !== null && expiresAt <= dueAt)
      .toSorted((one, other) => one.expiresAt!.getTime() - other.expiresAt!.getTime())
      .slice(0, limit);
  }

  #openOf(merchantId: number): LinkRecord[] {
    return [...this.#records.values()].filter(
      (link) => link.merchantId === merchantId && ['ACTIVE', 'EXPIRED'].includes(link.status),
    );
  }
}
