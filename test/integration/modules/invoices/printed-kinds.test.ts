import { mkdir, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Logos } from '#modules/merchants/index.ts';
import { InvoicePrinter } from '#modules/invoices/ports/invoice-printer.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { pdfPicture } from '#test/support/pdf-picture.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { readCodes } from '#test/support/read-codes.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { readPdfStructure } from '#test/support/read-pdf-structure.ts';
import { account, documentKinds } from './document-kinds.ts';
import { company, line, createDocumentFactory, supplier, type DocumentFactory } from './document-factory.ts';

let fixture: InvoicesFixture;
let documents: DocumentFactory;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  documents = createDocumentFactory(fixture);
  await fixture.database.rows(
    `insert into exchange_rates (currency, day, per_euro, source) values ('USD', '2026-11-19', 1.0842, 'ECB')`,
  );
});
afterAll(() => fixture.close());

/** DOCUMENT_PICTURES is a folder where a picture of each page is written for visual review; off by default. */
const keep = async (name: string, pdf: Uint8Array, pages: number): Promise<void> => {
  const folder = process.env['DOCUMENT_PICTURES'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (let page = 1; page <= pages; page += 1) {
    const picture = await pdfPicture(pdf, page, 1.6);
    await writeFile(
      `${folder}/${name.replace(/[^\p{L}\d]+/gu, '-')}-${page}.png`,
      await picture.encode('png'),
    );
  }
};

test.each(documentKinds)(
  'a printed document, $name, has its required texts on one page',
  async ({ name, make, copy = 'ORIGINAL', says, never = [] }) => {
    const pdf = await fixture.get(InvoicePrinter).print(await make(documents), copy);
    const { pages, text } = await readPdf(pdf);
    await keep(name, pdf, pages);
    expect(pages).toBe(1);
    for (const required of says) expect(text).toContain(required);
    for (const forbidden of never) expect(text).not.toContain(forbidden);
  },
);

test('an unpaid bilingual document with three rates and a logo fits one page, and its three QR codes are readable', async () => {
  const image = { mediaType: 'image/png', width: 600, height: 200 } as const;
  const logoHash = await fixture.get(Logos).store(pictureOf(600, 200), image, new Date());
  const invoice = await documents.written(supplier('FULL', { ...account, logoHash }), { language: 'en' });
  const pdf = await fixture.get(InvoicePrinter).print(invoice, 'ORIGINAL');
  await keep('three rates in both languages', pdf, 1);
  expect((await readPdf(pdf)).pages).toBe(1);
  expect(await readCodes(pdf)).toEqual([
    expect.stringMatching(/^BCD\n002\n1\nSCT\nBNBGBGSD\n.*\nBG80BNBG96611020345678\nEUR272\.67\n/) as string,
    invoice.proofUrl,
    invoice.payUrl,
  ]);
});

test('letters that fonts join are read back as they were written', async () => {
  const joined = 'Office fit-out, final flow, affix';
  const lines = [line(joined, '1', 'бр.', 1_000, 20)];
  const customer = { ...company, name: 'Fitflow Affiliates Ltd' };
  const invoice = await documents.written(supplier('FULL'), { lines, customer, language: 'en' });
  const pdf = await fixture.get(InvoicePrinter).print(invoice, 'ORIGINAL');
  expect((await readPdf(pdf)).text).toContain(joined);
  const texts = (await readPdfStructure(pdf)).map(({ text }) => text);
  expect(texts).toContain(joined);
  expect(texts).toContain('Fitflow Affiliates Ltd');
});

test('a screen reader finds headings, table heads, alternative texts and the language of English texts in the PDF', async () => {
  const invoice = await documents.written(supplier('FULL', account), { language: 'en' });
  const elements = await readPdfStructure(await fixture.get(InvoicePrinter).print(invoice, 'ORIGINAL'));
  const textsOf = (role: string) => elements.filter((each) => each.role === role).map(({ text }) => text);

  expect(elements.find(({ role }) => role === 'Document')?.language).toBe('bg');
  expect([...textsOf('H1'), ...textsOf('H2')]).toEqual([
    'ФАКТУРА / INVOICE',
    'ДОСТАВЧИК / SUPPLIER',
    'ПОЛУЧАТЕЛ / RECIPIENT',
  ]);
  expect(textsOf('Table')).toHaveLength(2);
  expect(textsOf('TH').slice(-1)).toEqual(['Сума за плащане / Total payable']);
  expect(textsOf('TH')).toHaveLength(6 + 6);
  expect(elements.filter(({ role }) => role === 'Figure').map(({ alternative }) => alternative)).toEqual([
    'Платете с карта / Pay by card',
    'Платете с превод от банково приложение / Transfer from a banking app',
    'Проверка / Proof',
  ]);
  expect(textsOf('Link')).toEqual([invoice.payUrl, invoice.proofUrl]);
  const english = elements.filter(({ language }) => language === 'en').map(({ text }) => text);
  expect(english).toContain('INVOICE');
  expect(english).toContain('two hundred and seventy-two euro and sixty-seven cents');
});

test('a document of many lines has carried sums and page numbers on each page', async () => {
  const lines = Array.from({ length: 60 }, (_, place) => line(`Ред ${place + 1}`, '1', 'бр.', 1_000, 20));
  const invoice = await documents.written(supplier('FULL', account), { lines, zeroRateGround: null });
  const pdf = await fixture.get(InvoicePrinter).print(invoice, 'ORIGINAL');
  const { pages, text } = await readPdf(pdf);
  await keep('many lines', pdf, pages);
  expect(pages).toBe(3);
  expect(text.match(/За пренасяне \d+,00/g)).toHaveLength(2);
  expect(text.match(/Пренесено \d+,00/g)).toHaveLength(2);
  expect(text).toContain('Страница 3/3');
});

test('a tall line begins on the page with room for it, and each page has the head of the table and carried sums that agree', async () => {
  const word = 'Ж'.repeat(500);
  const lines = Array.from({ length: 200 }, (_, place) =>
    line(place % 7 === 0 ? word : `Ред ${place + 1}`, '1', 'бр.', 1_000, 20),
  );
  const invoice = await documents.written(supplier('FULL', account), {
    lines,
    zeroRateGround: null,
    language: 'en',
  });
  const pdf = await fixture.get(InvoicePrinter).print(invoice, 'ORIGINAL');
  const { pages, text } = await readPdf(pdf);
  await keep('tall lines in both languages', pdf, pages);
  expect(text.split('Количество')).toHaveLength(pages + 1);
  const sums = (words: string): string[] =>
    Array.from(text.matchAll(new RegExp(`${words} ([\\d,.]+)`, 'g')), ([, sum]) => sum!);
  expect(sums('За пренасяне / Carried over')).toEqual(sums('Пренесено / Brought forward'));
  expect(sums('За пренасяне / Carried over').length).toBeGreaterThan(pages / 3);
  expect(text.replaceAll(/[^Ж]/g, '')).toHaveLength(29 * 500);
});

test('a first line that is taller than the rest of the first page begins on it', async () => {
  const lines = [line('Ж'.repeat(500), '1', 'бр.', 1_000, 20), line('Ред', '1', 'бр.', 1_000, 20)];
  const customer = { ...company, name: 'Щ'.repeat(200), address: 'Щ'.repeat(500) };
  const invoice = await documents.written(supplier('FULL', account), {
    lines,
    customer,
    zeroRateGround: null,
  });
  const pdf = await fixture.get(InvoicePrinter).print(invoice, 'ORIGINAL');
  const { pages, text } = await readPdf(pdf);
  await keep('first line tall', pdf, pages);
  expect(pages).toBe(2);
  const parts = text.split('Количество').slice(1);
  expect(parts.map((part) => /Ж{20}/.test(part))).toEqual([true, true]);
});

test('a note of many lines stands below the sums over the whole width', async () => {
  const note = Array.from({ length: 120 }, (_, place) => `Бележка на ред ${place + 1}`).join('\n');
  const invoice = await documents.written(supplier('FULL', account), { language: 'en' });
  const pdf = await fixture.get(InvoicePrinter).print({ ...invoice, description: note }, 'ORIGINAL');
  const { pages, text } = await readPdf(pdf);
  await keep('long note', pdf, pages);
  expect(pages).toBeLessThanOrEqual(4);
  const places = ['Съставил', 'Бележка на ред 1 ', 'Бележка на ред 120'].map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});
