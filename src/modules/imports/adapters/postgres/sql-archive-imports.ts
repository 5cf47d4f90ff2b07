import type { Database } from '#platform/database/database.ts';
import type { ArchiveImportRows, StoredImport } from '../../application/archive-import-rows.ts';
import type { NewForeignDocument } from '../../domain/foreign-document.ts';

/** Documents that a statement stores at once. */
const batch = 500;

type Row = Omit<StoredImport, 'madeAt'> & Readonly<{ madeAt: string }>;

const columns = `a.id, a.merchant_id as "merchantId", a.sha256, a.installation, a.merchant_number as "merchantNumber",
  a.made_at as "madeAt", a.end_hash as "endHash"`;

/** The customer with the tax number of the buyer, else with its e-mail; the oldest of several. */
const customerOf = `(select c.id from customers c where c.merchant_id = :merchantId
    and case when d."buyerTaxId" is null then lower(c.email) = lower(d."buyerEmail")
      else d."buyerTaxId" in (c.tax_id, c.vat_number) end
    order by c.id limit 1)`;

const insertDocuments = `insert into foreign_documents (merchant_id, archive_import_id, number, type, issue_date, due_date,
    currency, total_minor, open_minor, buyer_name, buyer_tax_id, buyer_email, customer_id, annulled_at, hash, pdf_sha256,
    xml_sha256, created_at)
  select :merchantId, case when d.hash is null then null else cast(:archiveImportId as bigint) end, d.number, d.type,
    d."issueDate", d."dueDate", d.currency, d."totalMinor", d."openMinor", d."buyerName", d."buyerTaxId", d."buyerEmail",
    ${customerOf}, d."annulledAt", d.hash, d."pdfSha256", d."xmlSha256", :createdAt
  from jsonb_to_recordset(cast(:rows as jsonb)) as d (number text, type text, "issueDate" date, "dueDate" date,
    currency text, "totalMinor" bigint, "openMinor" bigint, "buyerName" text, "buyerTaxId" text, "buyerEmail" text,
    "annulledAt" timestamptz, hash text, "pdfSha256" text, "xmlSha256" text)
  returning id`;

export class SqlArchiveImports implements ArchiveImportRows {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async lock(): Promise<void> {
    await this.#database.rows('select pg_advisory_xact_lock(hashtextextended(:name, 0))', {
      name: 'imports.archive',
    });
  }

  async find(key: Parameters<ArchiveImportRows['find']>[0]): Promise<StoredImport | null> {
    const where =
      'sha256' in key
        ? 'a.sha256 = :sha256'
        : 'installation' in key
          ? 'a.installation = :installation and a.merchant_number = :merchantNumber'
          : 'a.merchant_id = :merchantId';
    const [row] = await this.#database.rows<Row>(
      `select ${columns} from archive_imports a where ${where}`,
      key,
    );
    return row === undefined ? null : { ...row, madeAt: new Date(row.madeAt) };
  }

  async add({ facts, counts, ...given }: Parameters<ArchiveImportRows['add']>[0]): Promise<number> {
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into archive_imports (merchant_id, sha256, installation, merchant_number, made_at, counts, end_hash,
         imported_by, imported_at)
       values (:merchantId, :sha256, :installation, :merchantNumber, :madeAt, cast(:counts as jsonb), :endHash,
         :importedBy, :importedAt) returning id`,
      {
        ...given,
        installation: facts.installation,
        merchantNumber: facts.merchantId,
        madeAt: facts.madeAt,
        counts: JSON.stringify(counts),
        endHash: facts.end?.hash ?? null,
      },
    );
    return row!.id;
  }

  async addDocuments(
    of: Parameters<ArchiveImportRows['addDocuments']>[0],
    documents: AsyncIterable<NewForeignDocument>,
  ): Promise<number> {
    let count = 0;
    let rows: NewForeignDocument[] = [];
    const store = async (): Promise<void> => {
      await this.#database.rows(insertDocuments, { ...of, rows: JSON.stringify(rows) });
      count += rows.length;
      rows = [];
    };
    for await (const document of documents) {
      rows.push(document);
      if (rows.length === batch) await store();
    }
    if (rows.length > 0) await store();
    return count;
  }
}
