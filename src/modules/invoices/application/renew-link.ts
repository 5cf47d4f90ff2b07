import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import type { Invoice } from '../domain/invoice.ts';
import type { Invoices } from '../ports/invoices.ts';

type Deps = Readonly<{
  invoices: Invoices;
  links: Pick<PayableLinks, 'lockOfInvoice' | 'closeOfInvoice' | 'openForInvoice'>;
  work: UnitOfWork;
  clock: Clock;
}>;

/** Replaces the link of an invoice after a card payment of a part: a settlement may lock no other link. */
export const linkRenewal = jobType<{ invoiceId: number }>('invoices.renew-link', 10);

/** The payment link stays valid for this many days after the due day, a month at least and a year at most. */
const daysAfterDue = 90;
const [shortestLinkDays, longestLinkDays] = [30, 365];
const dayMs = 86_400_000;

/** Days that the link of an invoice can be paid. */
export const linkDays = (today: BusinessDate, dueDate: BusinessDate): number => {
  const last = addDays(dueDate, daysAfterDue);
  const days = isBefore(last, today) ? 0 : (Date.parse(last) - Date.parse(today)) / dayMs;
  return Math.min(Math.max(days, shortestLinkDays), longestLinkDays);
};

/** Lets the link of a written invoice ask for exactly its open sum. */
export class RenewLink {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** By the job. */
  async execute({ invoiceId }: Readonly<{ invoiceId: number }>): Promise<void> {
    const { invoices, links, work } = this.#deps;
    await work.transact(async () => {
      await links.lockOfInvoice(invoiceId);
      const invoice = await invoices.change({ id: invoiceId }, (one) => one);
      if (invoice !== null && !invoice.isAnnulled) await this.renew(invoiceId, invoice, null);
    });
  }

  /**
   * Closes the link, as CANCELLED when nothing was paid, and, while something is open, creates another over the open sum.
   * The caller has locked the links before the invoice.
   * @param createdBy the user who changed the payments; null: none
   */
  async renew(invoiceId: number, invoice: Invoice, createdBy: number | null): Promise<void> {
    const { links, clock } = this.#deps;
    const { document, open, isPaid, hasPayment } = invoice;
    await links.closeOfInvoice(invoiceId, isPaid && hasPayment ? 'PAID' : 'CANCELLED');
    if (isPaid) return;
    await links.openForInvoice({
      invoiceId,
      merchantId: document.merchantId,
      createdBy,
      amount: open,
      description: document.description ?? document.lines[0]?.description ?? null,
      expiresInDays: linkDays(businessDateOf(clock.now()), document.dueDate),
      customerName: document.customerName,
      customerEmail: document.customerEmail,
    });
  }
}
