import type { BuyerRefusal, PayerLetters } from '#modules/invoices/ports/payer-letters.ts';

/** Records the sent mails. */
export class InMemoryPayerLetters implements PayerLetters {
  readonly sent: BuyerRefusal[] = [];
  readonly #faults: ('REFUSED' | 'AWAY')[] = [];

  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void {
    this.#faults.push(fault);
  }

  async refuseBuyer(refusal: BuyerRefusal): Promise<void> {
    const fault = this.#faults.shift();
    if (fault === 'AWAY') throw new Error('the mail server is away');
    if (fault === undefined) this.sent.push(refusal);
  }
}
