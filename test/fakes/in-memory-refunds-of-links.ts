import type { LinkRefundStatus, RefundsOfLinks } from '#modules/links/index.ts';

export class InMemoryRefundsOfLinks implements RefundsOfLinks {
  readonly #refunds = new Map<number, LinkRefundStatus>();

  refund(paymentLinkId: number, status: Exclude<LinkRefundStatus, 'NONE'>): void {
    this.#refunds.set(paymentLinkId, status);
  }

  async of(paymentLinkIds: readonly number[]): Promise<ReadonlyMap<number, LinkRefundStatus>> {
    return new Map([...this.#refunds].filter(([id]) => paymentLinkIds.includes(id)));
  }
}
