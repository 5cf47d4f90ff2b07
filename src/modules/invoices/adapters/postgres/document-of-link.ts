import type { DocumentsOfLinks, LinkDocumentType } from '#modules/links/index.ts';
import type { Database } from '#platform/database/database.ts';

/** What is read of the written document of a link. */
export const documentOfLink = ({
  database,
}: Readonly<{ database: Database }>): Pick<DocumentsOfLinks, 'typeOf' | 'numberOf' | 'isCredited'> => ({
  typeOf: async (paymentLinkId) => {
    const [document] = await database.rows<{ type: LinkDocumentType | null }>(
      `select case when l.foreign_document_id is not null then 'FOREIGN' else i.type end as type
       from payment_links l left join invoices i on i.id = l.invoice_id and i.annulled_at is null
       where l.id = :paymentLinkId`,
      { paymentLinkId },
    );
    return document?.type ?? 'INVOICE';
  },
  numberOf: async (paymentLinkId) => {
    const [document] = await database.rows<{ number: string }>(
      `select i.invoice_number as number from payment_links l join invoices i on i.id = l.invoice_id
       where l.id = :paymentLinkId and i.annulled_at is null`,
      { paymentLinkId },
    );
    return document?.number ?? null;
  },
  isCredited: async (paymentLinkId) => {
    const rows = await database.rows(
      `select 1 from payment_links l join invoices i on i.id = l.invoice_id
       where l.id = :paymentLinkId and i.annulled_at is null and i.credited_minor >= i.total_minor`,
      { paymentLinkId },
    );
    return rows.length > 0;
  },
});
