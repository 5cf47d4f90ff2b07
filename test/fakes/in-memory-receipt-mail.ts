import { MailRefused, type Receipt, type ReceiptMail } from '#modules/invoices/ports/receipt-mail.ts';

/** Records sent mails. */
export class InMemoryReceiptMail implements ReceiptMail {
  readonly sent: Receipt[] = [];
  readonly #faults: ('REFUSED' | 'AWAY')[] = [];

  /** Fails the next mail: permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void {
    this.#faults.push(fault);
  }

  async send(receipt: Receipt): Promise<void> {
    const fault = this.#faults.shift();
    if (fault === 'REFUSED') throw new MailRefused('no such mailbox', null);
    if (fault === 'AWAY') throw new Error('the mail server is away');
    this.sent.push(receipt);
  }
}
