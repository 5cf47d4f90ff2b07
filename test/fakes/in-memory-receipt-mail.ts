import { MailRefused, type Receipt, type ReceiptMail } from '#modules/invoices/ports/receipt-mail.ts';

/** Keeps what was sent. */
export class InMemoryReceiptMail implements ReceiptMail {
  readonly sent: Receipt[] = [];
  readonly #faults: ('REFUSED' | 'AWAY')[] = [];

  /** The next mail is refused for good, or cannot be sent now. */
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
