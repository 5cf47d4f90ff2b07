import type { AnyMonthMail, MonthMail } from '#modules/closing/ports/month-mail.ts';

/** Records the sent mails. */
export class InMemoryMonthMail implements MonthMail {
  readonly sent: AnyMonthMail[] = [];
  readonly #faults: ('REFUSED' | 'AWAY')[] = [];

  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void {
    this.#faults.push(fault);
  }

  async send(mail: AnyMonthMail): ReturnType<MonthMail['send']> {
    const fault = this.#faults.shift();
    if (fault === 'AWAY') throw new Error('the mail server is away');
    if (fault === 'REFUSED') return fault;
    this.sent.push(mail);
    return 'SENT';
  }
}
