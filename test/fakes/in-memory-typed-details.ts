import type { TypedDetails } from '#modules/links/index.ts';

type Attempt = Readonly<{ paymentLinkId: number; key: string; typed: Readonly<Record<string, string>> }>;

export class InMemoryTypedDetails implements TypedDetails {
  readonly #attempts: Attempt[] = [];

  add(attempt: Attempt): void {
    this.#attempts.push(attempt);
  }

  async ofAttempt(paymentLinkId: number, key: string): Promise<Readonly<Record<string, string>> | null> {
    const attempt = this.#attempts.find((one) => one.key === key && one.paymentLinkId === paymentLinkId);
    return attempt?.typed ?? null;
  }
}
