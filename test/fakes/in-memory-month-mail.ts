import type {
  MonthAlert,
  MonthDelivery,
  MonthMail,
  ThresholdAlert,
} from '#modules/closing/ports/month-mail.ts';

/** Records the sent mails. */
export class InMemoryMonthMail implements MonthMail {
  readonly sent: (MonthAlert | MonthDelivery | ThresholdAlert)[] = [];
  readonly #faults: ('REFUSED' | 'AWAY')[] = [];

  /** The next mail is refused permanently (REFUSED) or temporarily (AWAY). */
  failNext(fault: 'REFUSED' | 'AWAY'): void {
    this.#faults.push(fault);
  }

  async send(mail: MonthAlert | MonthDelivery | ThresholdAlert): Promise<void> {
    const fault = this.#faults.shift();
    if (fault === 'AWAY') throw new Error('the mail server is away');
    if (fault === undefined) this.sent.push(mail);
  }
}
