import type { ContentsOfPayments, IssuedForSale, SaleOfLink } from '#modules/invoices/index.ts';

/** Sales by payment link in memory; nothing is locked. */
export class InMemoryContentsOfPayments implements ContentsOfPayments {
  readonly sales = new Map<number, SaleOfLink>();
  readonly documents: IssuedForSale[] = [];

  async of(paymentLinkId: number): Promise<SaleOfLink | null> {
    const sale = this.sales.get(paymentLinkId);
    if (sale === undefined) return null;
    const advances = this.documents.filter((one) => one.isAdvance && one.paymentLinkId === paymentLinkId);
    return { ...sale, advanceIds: [...sale.advanceIds, ...advances.map(({ invoiceId }) => invoiceId)] };
  }

  async issued(document: IssuedForSale): Promise<void> {
    this.documents.push(document);
  }
}
