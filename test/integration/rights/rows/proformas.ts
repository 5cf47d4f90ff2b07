import type { Callers, OwnedRecords } from '../callers.ts';
import { anyCaller, plain, readers, row, staff, type Row } from '../row.ts';

let made = 0;
const own = [401, 200, 200, 200, 403, 403, 403, 403, 401] as const;
const written = [401, 201, 201, 403, 403, 403, 403, 403, 401] as const;
const changed = [401, 200, 404, 403, 403, 403, 403, 403, 401] as const;
/** Accountants read documents, and no proformas. */
const seen = readers.map((status, place) =>
  place === 5 || place === 6 ? 403 : status,
) as unknown as typeof readers;

const content = {
  currency: 'EUR',
  customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com', country: 'BG' },
  items: [{ description: 'Маса', quantity: 1, unitPrice: 100, taxRate: 0 }],
  language: 'bg',
};
const terms = { kind: 'OFFER', ...content, validUntil: '2027-05-01' };

/** A new proforma of the merchant that was sent. */
const proformaOf = async (
  { merchantId }: OwnedRecords,
  { shop }: Callers,
): Promise<Readonly<{ id: number; token: string }>> => {
  const number = String((made += 1) + 5_000_000).padStart(10, '0');
  const token = `rights-of-a-proforma-${number}`;
  await shop.database.rows(
    `insert into proforma_series (merchant_id, last_number) values (:merchantId, 9000000)
     on conflict (merchant_id) do nothing returning 1`,
    { merchantId },
  );
  const [row] = await shop.database.rows<{ id: number }>(
    `insert into proformas (merchant_id, kind, number, state, token, customer_name, customer_email, content, about, currency,
       subtotal_minor, tax_minor, total_minor, valid_until, sent_at, created_at, updated_at)
     values (:merchantId, 'OFFER', :number, 'SENT', :token, 'Иван Петров', 'ivan@example.com', cast(:content as jsonb),
       'Маса', 'EUR', 10000, 0, 10000, '2027-05-01', now(), now(), now()) returning id`,
    { merchantId, number, token, content: JSON.stringify(content) },
  );
  return { id: row!.id, token };
};

const moved = (path: string): Row =>
  row(changed, async (records, callers) => ({
    path: `/proformas/${(await proformaOf(records, callers)).id}${path}`,
    body: {},
  }));

const offered = (status: number, path: string, body?: object): Row =>
  row(anyCaller(status), async (records, callers) => ({
    path: `/offers/${(await proformaOf(records, callers)).token}${path}`,
    ...(body !== undefined && { body }),
  }));

/** Calls about proformas and offers; those of payers need the token alone. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /proformas/me': plain(own, '/proformas/me'),
  'GET /proformas/me/summary': plain(own, '/proformas/me/summary'),
  'GET /proformas': plain(staff, '/proformas'),
  'POST /proformas/me': row(written, () => ({ path: '/proformas/me', body: terms })),
  'GET /proformas/:id': row(seen, async (records, callers) => ({
    path: `/proformas/${(await proformaOf(records, callers)).id}`,
  })),
  'GET /proformas/:id/pdf': row(seen, async (records, callers) => ({
    path: `/proformas/${(await proformaOf(records, callers)).id}/pdf`,
  })),
  'PUT /proformas/:id': row(changed, async (records, callers) => ({
    path: `/proformas/${(await proformaOf(records, callers)).id}`,
    body: { ...terms, version: 1 },
  })),
  'POST /proformas/:id/send': moved('/send'),
  'POST /proformas/:id/withdraw': moved('/withdraw'),
  'POST /proformas/:id/invoice': moved('/invoice'),
  'GET /offers/:token': offered(200, ''),
  'GET /offers/:token/pdf': offered(200, '/pdf'),
  'POST /offers/:token/accept': offered(200, '/accept', { version: 1 }),
  'POST /offers/:token/ask': offered(204, '/ask', { text: 'Въпрос?', email: 'payer@example.com' }),
};
