import type { Callers, OwnedRecords } from '../callers.ts';
import { insertForeignDocument } from '#test/support/foreign-document.ts';
import { backOffice, merchants, plain, readers, row, staff, type Row } from '../row.ts';

const changes = [401, 200, 404, 403, 403, 403, 403, 403, 401] as const;

let made = 0;
/** Stored directly: a suspended merchant may import none. */
const document = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<number> => {
  const [stored] = await shop.database.rows<{ id: number }>(
    `insert into foreign_documents (merchant_id, number, type, issue_date, currency, total_minor, open_minor, buyer_name,
       created_at)
     values (:merchantId, :number, 'INVOICE', '2026-11-02', 'EUR', 12000, 12000, 'Мария', now()) returning id`,
    { merchantId, number: `rights-${(made += 1)}` },
  );
  return stored!.id;
};
const storedImport = async ({ merchantId }: OwnedRecords, { shop }: Callers): Promise<number> => {
  const [stored] = await shop.database.rows<{ id: number }>(
    `insert into foreign_imports (merchant_id, imported_by, imported_at, documents)
     values (:merchantId, 'user:1', now(), 0) returning id`,
    { merchantId },
  );
  return stored!.id;
};
/** Recorded by hand, with its document. */
const payment = async (records: OwnedRecords, callers: Callers): Promise<string> => {
  const id = await document(records, callers);
  const [stored] = await callers.shop.database.rows<{ id: number }>(
    `insert into foreign_payments (foreign_document_id, amount_minor, paid_on, recorded_by, recorded_at)
     values (:id, 5000, '2026-11-03', 'user:1', now()) returning id`,
    { id },
  );
  return `/foreign-documents/${id}/payments/${stored!.id}`;
};

const fileOf = (kind: 'pdf' | 'ubl'): Row =>
  row(readers, async ({ merchantId }, { shop }) => ({
    path: `/foreign-documents/${await insertForeignDocument(shop, merchantId)}/${kind}`,
  }));

const ofOpenInvoices: Readonly<Record<string, Row>> = {
  'POST /foreign-documents/me/import': plain(merchants(200, 403), '/foreign-documents/me/import', {
    content: Buffer.from('Номер;Дата;Клиент;Общо;Платено\n7;01.11.2026;Анна;10,00;0\n').toString('base64'),
  }),
  'POST /foreign-documents/:id/ask': row(changes, async (records, callers) => ({
    path: `/foreign-documents/${await document(records, callers)}/ask`,
    body: {},
  })),
  'POST /foreign-documents/:id/payments': row(changes, async (records, callers) => ({
    path: `/foreign-documents/${await document(records, callers)}/payments`,
    body: { paidOn: '2026-11-03' },
  })),
  'POST /foreign-documents/:id/payments/:paymentId/take-back': row(changes, async (records, callers) => ({
    path: `${await payment(records, callers)}/take-back`,
    body: {},
  })),
  'GET /foreign-imports/me': plain(merchants(200, 403), '/foreign-imports/me'),
  'POST /foreign-imports/:id/undo': row(changes, async (records, callers) => ({
    path: `/foreign-imports/${await storedImport(records, callers)}/undo`,
    body: {},
  })),
};

/** Calls of documents that come from elsewhere. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /archive-imports': plain(staff, '/archive-imports'),
  'GET /foreign-documents/me': plain(merchants(200, 200), '/foreign-documents/me'),
  'GET /foreign-documents': plain(backOffice, '/foreign-documents'),
  'GET /foreign-documents/:id/pdf': fileOf('pdf'),
  'GET /foreign-documents/:id/ubl': fileOf('ubl'),
  ...ofOpenInvoices,
};
