import type { CustomerVatCheck, VatNumberService } from '#modules/customers/index.ts';

/** Answers as the sandbox: a number that ends in 9 is not valid, one that ends in 8 has no answer. */
export class FakeVatNumberService implements VatNumberService {
  readonly asked: Readonly<{ number: string; requester: string | null }>[] = [];
  readonly #isAsked: boolean;

  /** @param isAsked false: the service is never asked, by configuration */
  constructor(isAsked = true) {
    this.#isAsked = isAsked;
  }

  async ask(number: string, requester: string | null): Promise<CustomerVatCheck | null> {
    if (!this.#isAsked) return null;
    this.asked.push({ number, requester });
    const state = number.endsWith('8') ? 'NOT_NOW' : number.endsWith('9') ? 'INVALID' : 'VALID';
    const hasId = state !== 'NOT_NOW' && requester?.startsWith('BG') === true;
    const requestId = hasId ? `WAPI${this.asked.length}` : null;
    return { number, state, requestId, checkedAt: '2026-11-20T12:00:00.000Z' };
  }
}
