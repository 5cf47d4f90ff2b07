import type { Deduction } from '#modules/invoices/domain/advances.ts';
import { AdvanceDeducted } from '#modules/invoices/domain/failures.ts';
import type { Advances, DeductedIn } from '#modules/invoices/ports/advances.ts';
import type { InMemoryInvoices } from './in-memory-invoices.ts';
import type { InMemoryTransactions } from './in-memory-transactions.ts';

/** Deductions in memory; a final invoice that is annulled deducts nothing. */
export class InMemoryAdvances implements Advances {
  readonly #invoices: InMemoryInvoices;
  #stored: Readonly<{ finalId: number; advanceId: number }>[] = [];

  constructor(invoices: InMemoryInvoices, work: InMemoryTransactions) {
    this.#invoices = invoices;
    work.track(() => {
      const before = [...this.#stored];
      return () => void (this.#stored = before);
    });
  }

  async deductedIn(advanceId: number): Promise<DeductedIn | null> {
    const found = this.#stored.find((one) => one.advanceId === advanceId && this.#isValid(one.finalId));
    if (found === undefined) return null;
    const { document } = this.#invoices.all.find(({ id }) => id === found.finalId)!;
    return { invoiceId: found.finalId, invoiceNumber: String(document.number).padStart(10, '0') };
  }

  async deduct(finalId: number, deductions: readonly Deduction[]): Promise<void> {
    for (const { advanceId, number } of deductions) {
      if ((await this.deductedIn(advanceId)) !== null) throw new AdvanceDeducted(number);
      this.#stored.push({ finalId, advanceId });
    }
  }

  #isValid(finalId: number): boolean {
    return this.#invoices.all.some(({ id, lifecycle }) => id === finalId && lifecycle.annulledAt === null);
  }
}
