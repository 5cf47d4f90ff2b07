import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnMerchant } from '#contract/merchants/merchants.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { MakeArchive } from '#modules/archives/index.ts';
import { mailedSecretHash, newMailedSecret } from '#platform/mailed-secret.ts';
import { Money } from '#kernel/money.ts';
import { startApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { promiseTransfer } from '#test/support/application/promise-transfer.ts';
import { insertForeignDocument } from '#test/support/foreign-document.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { openDatabaseRelay } from '#test/support/database-relay.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { setUncachedPrinter } from '#test/support/worker-printer.ts';
import { accountantSteps } from '../modules/accountants/accountants-fixture.ts';
import { openExportRelay } from './export-relay.ts';
import { SwitchedPrinter } from './switched-printer.ts';

/** How a download gets its content. */
export type DownloadKind =
  | 'LIST'
  | 'PRINT'
  | 'PACK_OF_PRINTS'
  | 'PACK_OF_LISTS'
  | 'STORED'
  | 'STORED_FILES'
  | 'UNBUILT';
export type Download = Readonly<{ kind: DownloadKind; as: string | null; path: string; body?: unknown }>;

/** Posters are printed by the built web. */
const isBuilt = existsSync(join(import.meta.dirname, '../../../dist/server/poster.js'));

/** The month of the documents, which is closed. */
const month = '2026-09';
const pageSettings = {
  isOn: true,
  text: 'Ръчно изработени вази.',
  town: 'Пловдив',
  showsPhone: true,
  showsEmail: false,
  takesAmounts: true,
  minAmount: 1,
  maxAmount: 500,
  isIndexed: false,
};

type Shop = Awaited<ReturnType<typeof startApplication>>;

/** Merchants with rows of each list; the first has no document in the month, the second two. */
const furnish = async (shop: Shop) => {
  const steps = accountantSteps(shop);
  const empty = await steps.addComplete('Празна ЕООД');
  const seller = await steps.addComplete('Агро ЕООД');
  const accountant = await shop.addStaff('ACCOUNTANT');
  await steps.assign(accountant.id, [empty.id, seller.id]);
  await steps.payAt(seller.id, `${month}-15T09:00:00Z`, 12_000);
  await steps.payAt(seller.id, `${month}-16T09:00:00Z`, 2_400);
  for (const { id } of [empty, seller])
    accepted(await shop.admin.post(`/merchants/${id}/months/${month}/close`));
  const checkout = await shop.openCheckout(await shop.createLink(seller), { customerEmail: 'a@example.com' });
  await shop.control.pay({ session: checkout.sessionId });
  await shop.returnPaid(checkout);
  const { api } = seller;
  const customer = accepted(
    await api.post<{ id: number }>('/customers/me', { kind: 'PERSON', name: 'Мария' }),
  );
  accepted(await api.post('/items/me', { name: 'Хляб', price: 4.8, rate: 20 }));
  accepted(await api.put('/merchants/me/public-page', pageSettings));
  const content = pictureOf(64, 64).toString('base64');
  const { logoUrl } = accepted(await api.put<OwnMerchant>('/merchants/me/logo', { content }));
  await shop.database.rows(
    `insert into payouts (merchant_id, account_id, provider_payout_id, amount_minor, currency, status, arrival_on,
       automatic, reconciliation, created_at, changed_at)
     values (:id, 'acct_1', 'po_1', 100, 'EUR', 'PAID', '2026-11-24', true, 'NOT_POSSIBLE', now(), now())`,
    { id: seller.id },
  );
  const { invoiceId } = await shop.payment(checkout.paymentId);
  const [proven] = await shop.database.rows<{ proof: string; digits: string }>(
    `select '/documents/proof/' || t.token as proof, right(i.invoice_number, 4) as digits
     from document_tokens t join invoices i on i.id = t.invoice_id where i.id = :invoiceId`,
    { invoiceId },
  );
  await shop.database.rows(
    `insert into platform_bills (merchant_id, month, charged_minor, returned_minor, taken_minor, plan_minor, invoice_id,
       billed_on, made_at)
     values (:id, '2026-10', 100, 0, 0, 0, :invoiceId, '2026-11-01', now())`,
    { id: seller.id, invoiceId },
  );
  const promise = await promiseTransfer(shop, await shop.createLink(seller), Money.ofMinor(10_000, 'EUR'));
  const receivedOn = businessDateOf(new Date());
  accepted(await api.post('/payments/bank', { reference: promise.reference, amount: 100, receivedOn }));
  const proforma = accepted(
    await api.post<Proforma>('/proformas/me', {
      kind: 'OFFER',
      currency: 'EUR',
      customer: { kind: 'PERSON', name: 'Мария', email: 'maria@example.com' },
      items: [{ description: 'Ваза', quantity: 1, unitPrice: 40, taxRate: 20 }],
      validUntil: receivedOn,
      send: true,
    }),
  );
  const link = await shop.createLink(seller);
  const trial = accepted(await api.post<{ url: string }>(`/payment-links/${link.id}/trial`));
  const token = new URL(trial.url, shop.url).pathname.split('/').at(-1)!;
  const archive = accepted(await api.post<{ id: number }>('/archives/me'));
  await shop.application.resolve(MakeArchive).run(archive.id);
  const secret = newMailedSecret();
  await shop.database.rows(
    `insert into archive_links (archive_id, user_id, secret_hash)
     select :id, u.id, :hash from users u where u.email = :email`,
    { id: archive.id, hash: mailedSecretHash(secret), email: seller.email },
  );
  const foreignId = await insertForeignDocument(shop, seller.id);
  return {
    empty,
    seller,
    foreignId,
    archive: { ...archive, secret },
    accountant,
    checkout,
    customer,
    logoUrl,
    link,
    token,
    invoiceId,
    proven: proven!,
    promise,
    proforma,
  };
};

type Records = Awaited<ReturnType<typeof furnish>>;

/** A call of each download that succeeds. */
const callsOf = (records: Records, adminToken: string): Record<string, Download> => {
  const {
    archive,
    foreignId,
    empty,
    seller,
    accountant,
    checkout,
    customer,
    logoUrl,
    link,
    token,
    invoiceId,
    proven: { proof, digits },
    promise,
    proforma,
  } = records;
  const own = seller.token;
  const list = (as: string, path: string): Download => ({ kind: 'LIST', as, path });
  const print = (as: string | null, path: string): Download => ({ kind: 'PRINT', as, path });
  const poster = (as: string, path: string): Download => ({ kind: isBuilt ? 'PRINT' : 'UNBUILT', as, path });
  const stored = (as: string | null, path: string): Download => ({ kind: 'STORED', as, path });
  const pack = (as: string, path: string, body?: unknown): Download => ({
    kind: 'PACK_OF_PRINTS',
    as,
    path,
    ...(body === undefined ? {} : { body }),
  });
  const merchantIds = [empty.id, seller.id];
  return {
    'GET /exports/audit-log': list(adminToken, '/exports/audit-log'),
    'GET /exports/jobs': list(adminToken, '/exports/jobs'),
    'GET /exports/payment-links': list(adminToken, '/exports/payment-links'),
    'GET /exports/merchants': list(adminToken, '/exports/merchants'),
    'GET /exports/payments': list(adminToken, '/exports/payments'),
    'GET /exports/provider-events': list(adminToken, '/exports/provider-events'),
    'GET /exports/users': list(adminToken, '/exports/users'),
    'GET /invoices/back-office-export': list(adminToken, '/invoices/back-office-export'),
    'GET /invoices/export': list(own, '/invoices/export'),
    'GET /customers/me/export': list(own, '/customers/me/export'),
    'GET /items/me/export': list(own, '/items/me/export'),
    'GET /merchants/me/payments/export': list(own, '/merchants/me/payments/export'),
    'GET /payouts/export': list(own, '/payouts/export'),
    'GET /merchants/me/reports/customers/export': list(own, '/merchants/me/reports/customers/export'),
    'GET /merchants/me/reports/items/export': list(own, '/merchants/me/reports/items/export'),
    'GET /proformas/:id/pdf': print(own, `/proformas/${proforma.id}/pdf`),
    'GET /offers/:token/pdf': print(null, `/offers/${proforma.url!.split('/').at(-1)!}/pdf`),
    'GET /invoices/:id/pdf': print(own, `/invoices/${invoiceId}/pdf`),
    'GET /documents/proof/:token/pdf': print(null, `${proof}/pdf?number=${digits}`),
    'GET /documents/proof/:token/ubl': stored(null, `${proof}/ubl?number=${digits}`),
    'GET /merchants/me/bills/:month/pdf': print(own, '/merchants/me/bills/2026-10/pdf'),
    'GET /customers/:id/statement/pdf': print(own, `/customers/${customer.id}/statement/pdf`),
    'GET /payment-links/:id/poster': poster(own, `/payment-links/${link.id}/poster`),
    'GET /merchants/me/public-page/poster': poster(own, '/merchants/me/public-page/poster'),
    'GET /payment-links/trials/:token/document': print(null, `/payment-links/trials/${token}/document`),
    'GET /payments/transfer/:token/receipt': print(null, `/payments/transfer/${promise.token}/receipt`),
    'GET /payments/checkout/sessions/:sessionId/document.pdf': print(
      null,
      `/payments/checkout/sessions/${checkout.sessionId}/document.pdf`,
    ),
    'GET /archives/:id/file': { kind: 'STORED_FILES', as: own, path: `/archives/${archive.id}/file` },
    'GET /archives/mailed/:secret': {
      kind: 'STORED_FILES',
      as: null,
      path: `/archives/mailed/${archive.secret}`,
    },
    'GET /months/me/:month/pack': pack(own, `/months/me/${month}/pack`),
    'GET /merchants/:id/months/:month/pack': pack(adminToken, `/merchants/${seller.id}/months/${month}/pack`),
    'POST /months/packs': pack(adminToken, '/months/packs', { month, merchantIds }),
    'POST /accountant/packs': {
      kind: 'PACK_OF_LISTS',
      as: accountant.token,
      path: '/accountant/packs',
      body: { month, merchantIds },
    },
    'GET /months/me/:month/files/:name': stored(own, `/months/me/${month}/files/PRODAGBI.TXT`),
    'GET /merchants/:id/months/:month/files/:name': stored(
      adminToken,
      `/merchants/${seller.id}/months/${month}/files/sums.json`,
    ),
    'GET /foreign-documents/:id/pdf': stored(own, `/foreign-documents/${foreignId}/pdf`),
    'GET /foreign-documents/:id/ubl': stored(own, `/foreign-documents/${foreignId}/ubl`),
    'GET /logos/:hash': stored(null, logoUrl!.replace('/api', '')),
  };
};

/** An application whose database and exports stand behind relays, with a call of each of its downloads. */
export const openDownloads = async () => {
  const database = await createTestDatabase();
  const relay = await openDatabaseRelay(database.url);
  const exports = await openExportRelay(database.url);
  const printer = new SwitchedPrinter();
  setUncachedPrinter(printer);
  const shop = await startApplication({
    isWorking: false,
    places: { database },
    variables: { DATABASE_URL: relay.url, DATABASE_REPLICA_URL: exports.url },
  });
  const records = await furnish(shop);
  return {
    shop,
    relay,
    exports,
    printer,
    sellerId: records.seller.id,
    month,
    calls: callsOf(records, shop.adminToken),
    close: async (): Promise<void> => {
      await shop.stop();
      await relay.close();
      await exports.close();
    },
  };
};
export type Downloads = Awaited<ReturnType<typeof openDownloads>>;
