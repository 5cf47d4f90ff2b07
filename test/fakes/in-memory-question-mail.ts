import type { AddressedQuestionMail, QuestionMail } from '#modules/accountants/ports/question-mail.ts';

/** Records the sent mails. */
export class InMemoryQuestionMail implements QuestionMail {
  readonly sent: AddressedQuestionMail[] = [];
  readonly #faults: ('REFUSED' | 'AWAY')[] = [];

  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void {
    this.#faults.push(fault);
  }

  async send(mail: AddressedQuestionMail): Promise<void> {
    const fault = this.#faults.shift();
    if (fault === 'AWAY') throw new Error('the mail server is away');
    if (fault === undefined) this.sent.push(mail);
  }
}
