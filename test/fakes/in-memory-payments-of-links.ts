import type { LinkRefundStatus, PaymentsOfLinks } from '#modules/links/index.ts';

type Attempt = Readonly<{ paymentLinkId: number; key: string; typed: Readonly<Record<string, string>> }>;

export class InMemoryPaymentsOfLinks implements PaymentsOfLinks {
  readonly #held = new Set<number>();
  readonly #begun = new Set<number>();
  readonly #refunds = new Map<number, LinkRefundStatus>();
  readonly #attempts: Attempt[] = [];

  hold(paymentLinkId: number): void {
    this.#held.add(paymentLinkId);
    this.begin(paymentLinkId);
  }

  begin(paymentLinkId: number): void {
    this.#begun.add(paymentLinkId);
  }

  refund(paymentLinkId: number, status: Exclude<LinkRefundStatus, 'NONE'>): void {
    this.#refunds.set(paymentLinkId, status);
  }

  type(attempt: Attempt): void {
    this.#attempts.push(attempt);
  }

  async isHeld(paymentLinkId: number): Promise<boolean> {
    return this.#held.has(paymentLinkId);
  }

  async withPayments(paymentLinkIds: readonly number[]): Promise<readonly number[]> {
    return paymentLinkIds.filter((id) => this.#begun.has(id));
  }

  async refundsOf(paymentLinkIds: readonly number[]): Promise<ReadonlyMap<number, LinkRefundStatus>> {
    return new Map([...this.#refunds].filter(([id]) => paymentLinkIds.includes(id)));
  }

  async typedIn(paymentLinkId: number, key: string): Promise<Readonly<Record<string, string>> | null> {
    const attempt = this.#attempts.find((one) => one.key === key && one.paymentLinkId === paymentLinkId);
    return attempt?.typed ?? null;
  }
}
