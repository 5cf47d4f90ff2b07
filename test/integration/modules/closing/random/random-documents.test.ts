import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { VatRegistration } from '#kernel/sale-vat.ts';
import { auditXml } from '#modules/closing/adapters/files/audit-xml.ts';
import { prodagbi } from '#modules/closing/adapters/files/prodagbi.ts';
import { ublDocument } from '#modules/closing/adapters/files/ubl-document.ts';
import {
  DocumentsOfClosing,
  DocumentsOfMonth,
  VerifyNumbers,
  type MonthDocument,
} from '#modules/invoices/index.ts';
import { guardedText } from '#platform/exports/formula-guard.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { serveRoutes } from '#test/support/serve-routes.ts';
import { auditFaults } from '#test/unit/modules/closing/formats/audit-reader.ts';
import { ledgerFaults, readLedger } from '#test/unit/modules/closing/formats/ledger-reader.ts';
import { ublFaults } from '#test/unit/modules/closing/formats/ubl-reader.ts';
import { asRead, at, readXml, textAt } from '#test/unit/modules/closing/formats/xml-reader.ts';
import { contentOf, sellerOf } from '#test/unit/modules/closing/month-documents.ts';
import { user } from '../../invoices/invoice-callers.ts';
import { rateSums } from './exact-sums.ts';
import { requestsOf, type AnyRequest } from './random-requests.ts';
import { isCanonical, isOrdinary } from './random-texts.ts';

/** Requests in all; `npm run test:documents` sends 10,000. */
const count = Number(process.env['RANDOM_DOCUMENTS'] ?? 150);
const seed = Number(process.env['RANDOM_SEED'] ?? 2026);
/** One of so many documents is printed. */
const printed = 40;
const days = { from: businessDate('2026-11-01'), to: businessDate('2026-11-30') };
const registrations: readonly VatRegistration[] = ['FULL', 'FULL', 'FULL', 'NONE', 'EX', 'ART_97A'];
/** One merchant per EIK. */
const eiks = ['175074752', '205000013', '205000020', '205000038', '205000045', '205000052'];
const vatNumbers = { FULL: 'BG175074752', EX: 'BG175074752-EX', ART_97A: 'BG175074752', NONE: null };

type Refusal = Readonly<{ code: string; fields?: Readonly<Record<string, string>> }>;
type Asked = Readonly<{ request: AnyRequest; merchantId: number; status: number; body: Invoice & Refusal }>;
type Seller = Readonly<{ id: number; registration: VatRegistration; documents: readonly MonthDocument[] }>;

let fixture: InvoicesFixture;
let asked: Asked[];
let sellers: Seller[];
const accepted = (): Asked[] => asked.filter(({ status }) => status === 201);
const written = (): MonthDocument[] => sellers.flatMap(({ documents }) => [...documents]);

/** The document of an accepted request, as the database has it. */
const storedOf = ({ merchantId, body }: Asked): MonthDocument =>
  sellers.find(({ id }) => id === merchantId)!.documents.find(({ id }) => id === body.id)!;

const readDocuments = async (merchantId: number): Promise<MonthDocument[]> => {
  const found: MonthDocument[] = [];
  for await (const one of fixture.get(DocumentsOfClosing).documents(merchantId, days)) found.push(one);
  return found;
};

/** Pays by card for what the accepted document names, so that the audit file has an order. */
const payAlike = async (merchantId: number, { items, buyer, totalAmount }: Invoice): Promise<void> => {
  const amount = Money.ofMinor(Math.max(1, Math.round(totalAmount * 100)), 'EUR');
  const description = items[0]!.description;
  await fixture.pay(merchantId, { amount, chargeAmount: amount, description, customerName: buyer.name });
};

beforeAll(
  async () => {
    fixture = await createInvoicesFixture();
    const ids: number[] = [];
    for (const [place, registration] of registrations.entries()) {
      const taxId = eiks[place]!;
      const facts = { taxId, vatRegistration: registration, vatNumber: vatNumbers[registration] };
      ids.push(await fixture.addMerchant({ ...facts, fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' }));
    }
    const callers = Object.fromEntries(ids.map((id) => [`m${id}`, user('MERCHANT', id, id)]));
    const api = await serveRoutes(fixture.parts.routes, callers);
    asked = [];
    for (const [turn, merchantId] of ids.entries()) {
      const requests = requestsOf(Math.ceil(count / ids.length), seed + turn, registrations[turn]!);
      for (const [place, request] of requests.entries()) {
        // The limit of documents a minute is not tested here.
        if (place % 25 === 0) await fixture.database.rows('delete from rate_limits');
        const answer = await api.post('/invoices', `m${merchantId}`, request);
        const body = (await answer.json()) as Asked['body'];
        asked.push({ request, merchantId, status: answer.status, body });
        if (answer.status === 201 && place % 4 === 0) await payAlike(merchantId, body);
      }
    }
    await api.close();
    await fixture.database.rows('analyze');
    const withDocuments = ids.map(async (id, place) => ({
      id,
      registration: registrations[place]!,
      documents: await readDocuments(id),
    }));
    sellers = await Promise.all(withDocuments);
  },
  Math.max(180_000, count * 200),
);
afterAll(() => fixture.close());

/** The value at `items.0.description`; undefined where the request has none. */
const isField = (request: object, path: string): boolean => {
  const [first, ...rest] = path.split('.');
  if (first === undefined) return true;
  const value = (request as Readonly<Record<string, unknown>>)[first];
  return rest.length === 0 || (typeof value === 'object' && value !== null && isField(value, rest.join('.')));
};

/** Pairs of a text that was sent and the text that the database has. */
const textsOf = (one: Asked): (readonly [sent: string | undefined, stored: string | null])[] => {
  const { document } = storedOf(one);
  const { customer, description, items } = one.request;
  return [
    [customer.name, document.buyer.name],
    [customer.address, document.buyer.address],
    [description, document.description],
    ...items.map((item, place) => [item.description, document.lines[place]!.description] as const),
  ];
};

describe('documents of random requests', () => {
  it('each request is written or refused by a field that it has', () => {
    const odd = asked.filter(
      ({ status, body, request }) =>
        status !== 201 &&
        !(
          status === 422 &&
          Object.keys(body.fields ?? {}).length > 0 &&
          Object.keys(body.fields!).every((path) => isField(request, path))
        ),
    );
    expect(odd).toEqual([]);
    expect(accepted().length).toBeGreaterThan(count / 3);
    expect(asked.length - accepted().length).toBeGreaterThan(count / 20);
  });

  it('each text is stored well-formed, and an ordinary one to the letter', () => {
    const pairs = accepted().flatMap(textsOf);
    const wrong = pairs.filter(
      ([sent, stored]) =>
        stored !== null &&
        (!isCanonical(stored) ||
          (sent !== undefined && isOrdinary(sent) && stored !== sent.normalize('NFC').trim())),
    );
    expect(wrong).toEqual([]);
  });

  it('each rate has the VAT of its whole net or gross sum', () => {
    const wrong = accepted().flatMap((one) =>
      [20, 9].flatMap((rate) => {
        const expected = rateSums(one.request.items, rate);
        const lines = storedOf(one).document.lines.filter(({ taxRate }) => taxRate === rate);
        const base = lines.reduce((sum, { net }) => sum + net.minor, 0n);
        const tax = lines.reduce((sum, line) => sum + line.tax.minor, 0n);
        const isTrue = expected === null || (expected.base === base && expected.tax === tax);
        return isTrue ? [] : [{ number: one.body.invoiceNumber, rate, base, tax, expected }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('each document and each chain has the hash of what is stored', async () => {
    const actor = { kind: 'operator', name: 'root' } as const;
    expect((await fixture.get(VerifyNumbers).execute({ actor })).findings).toEqual([]);
    expect(await fixture.violations()).toEqual([]);
  });

  it('each document is in the sales ledger of its merchant, whose records keep the format', () => {
    for (const { documents, registration } of sellers.filter(({ registration: of }) => of === 'FULL')) {
      const seller = sellerOf(registration, { vatNumber: vatNumbers[registration] });
      const { vatRegistration, vatNumber } = seller;
      const registrations = [{ ...days, vatRegistration, vatNumber }];
      const content = { ...contentOf([], seller), documents, registrations, month: '2026-11' };
      const records = readLedger(prodagbi(content));
      expect(ledgerFaults(records)).toEqual([]);
      expect(records.map(({ fields }) => fields['02-05']!.trim()).toSorted()).toEqual(
        documents.map(({ invoiceNumber }) => invoiceNumber),
      );
    }
  });

  it('each card sale is in the audit file, which keeps its format', () => {
    for (const { id, documents } of sellers) {
      const audit = auditXml({
        eik: '175074752',
        eShopNumber: 'RF0000123',
        domainName: 'plateno.example/m/agro',
        createdOn: businessDate('2026-12-01'),
        month: '2026-11',
        posNumber: `plateno-${id}`,
        documents,
      });
      const sales = documents.filter(({ document }) => document.transactionReference !== null);
      expect(audit === null).toBe(sales.length === 0);
      if (audit === null) continue;
      const read = readXml(audit);
      expect(auditFaults(read)).toEqual([]);
      expect(at(read, 'order/orderenum')).toHaveLength(sales.length);
    }
  });

  it('each UBL file keeps the rules of EN 16931 and has texts and sums of the document', () => {
    const wrong = written().flatMap((one) => {
      const xml = readXml(new TextEncoder().encode(ublDocument(one, (ground) => `основание ${ground}`)));
      const { document } = one;
      const name = textAt(
        xml,
        'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName',
      );
      const total = textAt(xml, 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount');
      const found = [...ublFaults(xml)];
      if (name !== asRead(document.buyer.name)) found.push(`buyer ${name}`);
      if (total !== String(document.total.toDecimal().toFixed(2))) found.push(`total ${total}`);
      return found.length === 0 ? [] : [{ number: one.invoiceNumber, seller: document.merchantId, found }];
    });
    expect(wrong).toEqual([]);
  });

  it('each document is in the register with its number and its buyer', async () => {
    for (const { id, documents } of sellers) {
      const about = { merchantId: id, merchantName: 'Агро', days, format: 'csv', language: 'bg' } as const;
      const pieces: Uint8Array[] = [];
      for await (const piece of fixture.get(DocumentsOfMonth).file(about)) pieces.push(piece);
      const [head, ...rows] = parseCsv(Buffer.concat(pieces).toString('utf8').slice(1), { delimiter: ';' });
      const places = ['Номер', 'Получател'].map((name) => head!.findIndex((cell) => cell === name));
      const texts = rows.map((row) => places.map((place) => row[place]).join(' '));
      const expected = documents.map(
        ({ invoiceNumber, document }) => `${invoiceNumber} ${guardedText(document.buyer.name)}`,
      );
      expect(texts.toSorted()).toEqual(expected.toSorted());
    }
  });

  it('a printed document has its number and its total', async () => {
    const sample = accepted().filter((_, place) => place % printed === 0);
    for (const { merchantId, body } of sample) {
      const pdf = await fixture.get(DocumentsOfClosing).pdf(body.id, merchantId, { isFirst: true });
      const { text } = await readPdf(pdf);
      expect(text).toContain(body.invoiceNumber);
      const [whole, cents] = body.totalAmount.toFixed(2).split('.');
      expect(text.replaceAll(/[\s,.]/g, '')).toContain(`${whole}${cents}`);
    }
  });
});
