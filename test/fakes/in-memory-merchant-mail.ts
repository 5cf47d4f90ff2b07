import type { AddressedMail, MerchantMail } from '#modules/merchants/ports/merchant-mail.ts';

/** Records the sent mails. */
export class InMemoryMerchantMail implements MerchantMail {
  readonly sent: AddressedMail[] = [];
  readonly #faults: ('REFUSED' | 'AWAY')[] = [];

  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void {
    this.#faults.push(fault);
  }

  async send(mail: AddressedMail): Promise<void> {
    const fault = this.#faults.shift();
    if (fault === 'AWAY') throw new Error('the mail server is away');
    if (fault === undefined) this.sent.push(mail);
  }
}
