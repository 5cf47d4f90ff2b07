import type { StoreVatCheck, VatNumberCheck, VatNumbers } from '#modules/invoices/ports/vat-numbers.ts';

/** Answers as the sandbox: a number that ends in 9 is not valid, one that ends in 8 has no answer. */
export class FakeVatNumbers implements VatNumbers {
  readonly asked: Readonly<{ number: string; requester: string | null }>[] = [];
  readonly stored: (VatNumberCheck & Readonly<{ invoiceId: number; number: string }>)[] = [];
  readonly #isAsked: boolean;

  /** @param isAsked false: the service is never asked, by configuration */
  constructor(isAsked = true) {
    this.#isAsked = isAsked;
  }

  async check(number: string, requester: string | null): Promise<VatNumberCheck | null> {
    if (!this.#isAsked) return null;
    this.asked.push({ number, requester });
    const checkedAt = new Date('2026-11-20T12:00:00.000Z');
    if (number.endsWith('8')) return { state: 'NOT_NOW', requestId: null, checkedAt };
    const requestId = requester === null ? null : `WAPI${this.asked.length}`;
    return number.endsWith('9')
      ? { state: 'INVALID', requestId, checkedAt }
      : { state: 'VALID', requestId, name: 'SANDBOX GMBH', address: 'HAUPTSTRASSE 1', checkedAt };
  }

  readonly store: StoreVatCheck = async (invoiceId, number, check) => {
    this.stored.push({ invoiceId, number, ...check });
  };
}
