import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import { openByInstallment } from '../domain/installments.ts';
import type { Invoice } from '../domain/invoice.ts';
import { linkDays } from './link-days.ts';

/** What cards paid by the links of each instalment of a document: by instalment from 1, in minor units. */
export type PaidByCard = (invoiceId: number) => Promise<ReadonlyMap<number, bigint>>;

type Deps = Readonly<{
  paidByCard: PaidByCard;
  links: Pick<PayableLinks, 'openOfInvoice' | 'closeOfInvoice' | 'openForInvoice'>;
  clock: Clock;
}>;

/** Keeps a link for each instalment of an invoice that asks for exactly what is open of it. */
export class InstallmentLinks {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Closes the links of covered instalments, replaces those over another sum, and leaves the others as they are. The
   * caller has locked the links before the invoice.
   * @param createdBy the user who changed the payments; null: none
   */
  async renew(invoiceId: number, invoice: Invoice, createdBy: number | null): Promise<void> {
    const { paidByCard, links } = this.#deps;
    if (invoice.isPaid) return links.closeOfInvoice(invoiceId, invoice.hasPayment ? 'PAID' : 'CANCELLED');
    const plan = (invoice.document.installments ?? []).map(({ amount }) => amount.minor);
    const open = openByInstallment(plan, invoice.open.minor, await paidByCard(invoiceId));
    const current = await links.openOfInvoice(invoiceId);
    for (const [place, minor] of open.entries()) {
      const link = current.find(({ installment }) => installment === place + 1);
      if (link !== undefined && link.amount.minor === minor) continue;
      if (link !== undefined)
        await links.closeOfInvoice(invoiceId, minor === 0n ? 'PAID' : 'CANCELLED', place + 1);
      if (minor > 0n) await this.#open(invoiceId, invoice, { place, minor, createdBy });
    }
  }

  async #open(
    invoiceId: number,
    { document }: Invoice,
    { place, minor, createdBy }: Readonly<{ place: number; minor: bigint; createdBy: number | null }>,
  ): Promise<void> {
    const { links, clock } = this.#deps;
    const { merchantId, customerName, customerEmail, installments = [], total } = document;
    await links.openForInvoice({
      invoiceId,
      installment: place + 1,
      merchantId,
      createdBy,
      amount: Money.ofMinor(minor, total.currency),
      description: installmentDescription(
        document.description ?? document.lines[0]?.description ?? null,
        place,
        installments.length,
      ),
      expiresInDays: linkDays(businessDateOf(clock.now()), installments[place]!.dueDate),
      customerName,
      customerEmail,
    });
  }
}

const longestDescription = 500;

/** What the pay page of an instalment says: the sale, and which part of how many. */
export const installmentDescription = (about: string | null, place: number, of: number): string => {
  const part = `${place + 1}/${of}`;
  return about === null ? part : `${about.slice(0, longestDescription - part.length - 3)} (${part})`;
};
