import type { ReminderStep } from '#modules/invoices/domain/reminder.ts';
import type { ReminderCandidate, Reminders } from '#modules/invoices/ports/reminders.ts';

type Unpaid = ReminderCandidate & Readonly<{ merchantId: number }>;

/** Unpaid invoices of merchants whose plan has reminders. */
export class InMemoryReminders implements Reminders {
  readonly #unpaid = new Map<number, Unpaid>();
  readonly #taken = new Set<string>();
  readonly #paused = new Set<string>();

  addUnpaid(invoice: Unpaid): void {
    this.#unpaid.set(invoice.invoiceId, invoice);
  }

  /** Removes a paid or annulled invoice. */
  remove(invoiceId: number): void {
    this.#unpaid.delete(invoiceId);
  }

  async candidates(
    ...[from, to]: Parameters<Reminders['candidates']>
  ): Promise<readonly ReminderCandidate[]> {
    return [...this.#unpaid.values()]
      .filter((invoice) => invoice.dueDate >= from && invoice.dueDate <= to && !this.#isPaused(invoice))
      .map(({ merchantId: _, ...candidate }) => candidate);
  }

  async claim(invoiceId: number, step: ReminderStep, _: Date, installment = 0): Promise<boolean> {
    const invoice = this.#unpaid.get(invoiceId);
    const key = `${invoiceId} ${installment} ${step}`;
    if (invoice === undefined || this.#isPaused(invoice) || this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }

  async pause(merchantId: number, invoiceId: number | null, isPaused: boolean): Promise<boolean> {
    if (invoiceId !== null && this.#unpaid.get(invoiceId)?.merchantId !== merchantId) return false;
    const key = `${merchantId} ${invoiceId ?? 'all'}`;
    if (isPaused) this.#paused.add(key);
    else this.#paused.delete(key);
    return true;
  }

  #isPaused({ merchantId, invoiceId }: Unpaid): boolean {
    return this.#paused.has(`${merchantId} all`) || this.#paused.has(`${merchantId} ${invoiceId}`);
  }
}
