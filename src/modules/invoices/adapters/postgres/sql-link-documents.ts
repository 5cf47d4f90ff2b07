import type { LinkDocuments, LinkDocumentType } from '#modules/links/index.ts';
import type { Database } from '#platform/database/database.ts';

/** The type of the written document of a link. */
export class SqlLinkDocuments implements LinkDocuments {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async typeOf(paymentLinkId: number): Promise<LinkDocumentType> {
    const [document] = await this.#database.rows<{ type: LinkDocumentType }>(
      `select i.type from payment_links l join invoices i on i.id = l.invoice_id
       where l.id = :paymentLinkId and i.annulled_at is null`,
      { paymentLinkId },
    );
    return document?.type ?? 'INVOICE';
  }

  async isCredited(paymentLinkId: number): Promise<boolean> {
    const rows = await this.#database.rows(
      `select 1 from payment_links l join invoices i on i.id = l.invoice_id
       where l.id = :paymentLinkId and i.annulled_at is null and i.credited_minor >= i.total_minor`,
      { paymentLinkId },
    );
    return rows.length > 0;
  }
}
