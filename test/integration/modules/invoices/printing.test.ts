import { afterAll, beforeAll, expect, test } from 'vitest';
import { Money } from '#kernel/money.ts';
import type { SucceededPayment } from '#modules/invoices/domain/document-for-payment.ts';
import { Logos } from '#modules/merchants/index.ts';
import { InvoicePrinter, type InvoiceCopy } from '#modules/invoices/ports/invoice-printer.ts';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import { businessDate } from '#kernel/business-date.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { pictureOf } from '#test/support/picture-of.ts';
import { readCodes } from '#test/support/read-codes.ts';
import { readPdf, type ReadPdf } from '#test/support/read-pdf.ts';

let fixture: InvoicesFixture;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.close());

const today = businessDate('2026-11-20');
const a4 = [595, 842];

const issue = async (facts: Partial<SucceededPayment> = {}, merchant: object = {}): Promise<InvoiceView> => {
  const { paymentId } = await fixture.pay(await fixture.addMerchant(merchant), facts);
  const [row] = await fixture.database.rows<{ id: number }>('select id from invoices where payment_id = ?', [
    paymentId,
  ]);
  return (await fixture.findInvoice(row!.id, 'all', today))!;
};

const bytes = (invoice: InvoiceView, copy: InvoiceCopy = 'ORIGINAL'): Promise<Uint8Array> =>
  fixture.get(InvoicePrinter).print(invoice, copy);
const print = async (invoice: InvoiceView, copy: InvoiceCopy = 'ORIGINAL'): Promise<ReadPdf> =>
  readPdf(await bytes(invoice, copy));

test('a document with one line is one tagged A4 page with every legally required field as text', async () => {
  const invoice = await issue(
    { transactionReference: 'pi_3QK1XyZ2eZvKYlo2C0d9', orderNumber: 1042 },
    { fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' },
  );
  const { pages, size, text, isTagged, fonts } = await print(invoice);

  expect([pages, size, isTagged]).toEqual([1, a4, true]);
  expect(fonts).toEqual(['IBMPlexSans-Regular', 'IBMPlexSans-SemiBold']);
  for (const field of [
    'ФАКТУРА № 0000000001',
    'ОРИГИНАЛ',
    'Дата на издаване 20.11.2026 г.',
    'Данъчно събитие / плащане 20.11.2026 г.',
    'ДОСТАВЧИК „Механа Витоша“ ЕООД Адрес: гр. София, ул. „Граф Игнатиев“ № 12 ЕИК: 175074752 ДДС №: BG175074752',
    'ПОЛУЧАТЕЛ Иван Петров',
    '1 Дегустационно меню за двама 1 бр. 42,61 20% група Б 42,61',
    'Данъчна основа 20% 42,61 €',
    'ДДС 20% 8,52 €',
    'Обща сума 51,13 €',
    'Платено 51,13 €',
    'Цена 100,00 лв., платена в евро по фиксирания курс 1 EUR = 1,95583 BGN.',
    'Начин на плащане С карта',
    'Платено на 20.11.2026 г.',
    'Референция на плащането pi_3QK1XyZ2eZvKYlo2C0d9',
    'Поръчка № 1042',
    '№ на електронния магазин RF0000123',
    'Съставил Мария Георгиева',
  ]) {
    expect(text).toContain(field);
  }
  expect(text).not.toContain('КОПИЕ');
});

test('the PDF for the merchant is marked as a copy', async () => {
  const { text } = await print(await issue(), 'COPY');
  expect(text).toContain('КОПИЕ');
  expect(text).not.toContain('ОРИГИНАЛ');
});

test('a document in dollars whose rate has no stored day has base and VAT in euro without it', async () => {
  const dollars = Money.ofMinor(10_001, 'USD');
  const { text } = await print(await issue({ amount: dollars, chargeAmount: dollars, eurRate: '1.0842' }));
  expect(text).toContain('В евро по курс 1 EUR = 1,0842 USD: данъчна основа 76,87 €, ДДС 15,37 €.');
  expect(text).toContain('Обща сума 100,01 $');
});

test('a document without VAT states its legal ground', async () => {
  const { text } = await print(await issue({}, { vatRegistration: 'NONE', vatNumber: null }));
  expect(text).toContain('Основание за неначисляване на ДДС: чл. 113, ал. 9 от ЗДДС');
  expect(text).toContain('Стойност без ДДС 51,13 €');
  expect(text).not.toContain('ДДС №');
});

test('a document for an English customer is in both languages, never in English alone', async () => {
  const { pages, text } = await print(await issue({ language: 'en' }));
  expect(pages).toBe(1);
  for (const field of [
    'ФАКТУРА / INVOICE',
    'ОРИГИНАЛ / ORIGINAL',
    'ДОСТАВЧИК / SUPPLIER',
    'Обща сума / Total amount €51.13',
    'ПЛАТЕНО / PAID',
    'Дата на издаване / Date of issue 20.11.2026',
  ]) {
    expect(text).toContain(field);
  }
});

test('HTML in a name is printed as text', async () => {
  const name = '<img src=x onerror="alert(1)"><b>Фирма</b> & {{seller}} <script>document.write("x")</script>';
  const { text } = await print(
    await issue({ description: name, customerName: name }, { businessName: name }),
  );
  // Long names wrap over several lines.
  const run = (messages: string): string => messages.replace(/\s/g, '');
  expect(run(text).split(run(name))).toHaveLength(4);
});

test('letters of other alphabets are printed', async () => {
  const { text, fonts } = await print(await issue({ customerName: 'Ελένη Παπαδοπούλου, Łukasz Čapek' }));
  expect(fonts.every((font) => font.startsWith('IBMPlexSans'))).toBe(true);
  expect(text).toContain('Ελένη Παπαδοπούλου, Łukasz Čapek');
});

test('a document with fifty lines and long words is printed over several pages without losing a line', async () => {
  const invoice = await issue({ description: 'Ж'.repeat(500) });
  const [line] = invoice.lines;
  const lines = Array.from({ length: 50 }, (_, place) => ({ ...line!, description: `Ред ${place + 1}.` }));
  const { pages, size, text } = await print({ ...invoice, lines });
  expect(pages).toBeGreaterThan(1);
  expect(size).toEqual(a4);
  for (let place = 1; place <= 50; place += 1) expect(text).toContain(`${place} Ред ${place}. 1 бр.`);
  expect((await print(await issue({ description: 'Ж'.repeat(400) }))).pages).toBe(1);
});

test('credit notes, annulled documents and test documents are marked as such', async () => {
  const invoice = await issue();
  const odd = await print({
    ...invoice,
    type: 'CREDIT_NOTE',
    isTest: true,
    annulledAt: '2026-11-20T10:00:00.000Z',
    correctsNumber: '0000000001',
    correctsIssueDate: '2026-11-19',
    correctionReason: 'Връщане',
  });
  for (const field of [
    'КРЕДИТНО ИЗВЕСТИЕ',
    'Към фактура № 0000000001 от 19.11.2026 г.',
    'Основание за издаване: Връщане',
    'ПРОБЕН ДОКУМЕНТ',
    'АНУЛИРАН ДОКУМЕНТ',
    'Обща сума 51,13 €',
  ]) {
    expect(odd.text).toContain(field);
  }
});

test('the total is printed in words in each language of the document', async () => {
  expect((await print(await issue())).text).toContain('Словом: петдесет и едно евро и тринадесет евроцента');
  const english = await print(await issue({ language: 'en' }));
  expect(english.text).toContain('тринадесет евроцента / fifty-one euro and thirteen cents');
});

test('a test document has a watermark on every page', async () => {
  const invoice = await issue();
  const lines = Array.from({ length: 50 }, () => invoice.lines[0]!);
  const { pages, text } = await print({ ...invoice, isTest: true, invoiceNumber: 'TEST-000001', lines });
  // The title also begins with these letters; the watermark is a separate word.
  expect(text.match(/ПРОБЕН(?! ДОКУМЕНТ)/g)).toHaveLength(pages);
});

test('every page has its page number and the column heads', async () => {
  const invoice = await issue();
  const lines = Array.from({ length: 50 }, () => invoice.lines[0]!);
  const { pages, text } = await print({ ...invoice, lines });
  for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Страница ${page}/${pages}`);
  expect(text.match(/Количество/g)).toHaveLength(pages);
});

test('an unpaid document has its pay URL, an annulled one its reason', async () => {
  const invoice = await issue();
  const payUrl = 'http://localhost:8080/pay/4Zk7wQ0bTq2X9mPfLr1uVg';
  const unpaid = await print({ ...invoice, status: 'PENDING', paidAt: null, payUrl });
  expect(unpaid.text).toContain(`Платете с карта на: ${payUrl}`);
  const annulled = await print({
    ...invoice,
    annulledAt: '2026-11-20T10:00:00.000Z',
    annulmentReason: 'Грешен получател',
  });
  expect(annulled.text).toContain('Причина за анулирането: Грешен получател');
});

test('an unpaid document shows its due date', async () => {
  const invoice = await issue();
  const { text } = await print({ ...invoice, status: 'PENDING', paidAt: null, dueDate: '2026-12-04' });
  expect(text).toContain('Падеж 04.12.2026 г.');
  expect(text).not.toContain('Платено');
});

const account = { iban: 'BG80BNBG96611020345678', bic: 'BNBGBGSD' };
const unpaid = (invoice: InvoiceView): InvoiceView => ({
  ...invoice,
  status: 'PENDING',
  paidAt: null,
  paidMinor: 0,
  creditedMinor: 0,
  correctionKind: null,
  payments: [],
  payUrl: 'http://localhost:8080/pay/4Zk7wQ0bTq2X9mPfLr1uVg',
});

test('an unpaid document has one QR code for card payment and one for a transfer', async () => {
  const invoice = unpaid(await issue({}, account));
  expect(await readCodes(await bytes(invoice))).toEqual([
    [
      'BCD',
      '002',
      '1',
      'SCT',
      'BNBGBGSD',
      '„Механа Витоша“ ЕООД',
      'BG80BNBG96611020345678',
      'EUR51.13',
      '',
      '',
      'Фактура 0000000001',
    ].join('\n'),
    invoice.proofUrl,
    'http://localhost:8080/pay/4Zk7wQ0bTq2X9mPfLr1uVg',
  ]);
  expect((await print(invoice)).text).toContain('IBAN: BG80BNBG96611020345678 BIC: BNBGBGSD');
});

test('a document in dollars or a paid one has no QR code for a transfer', async () => {
  const dollars = Money.ofMinor(10_001, 'USD');
  const inDollars = await issue({ amount: dollars, chargeAmount: dollars, eurRate: '1.0842' }, account);
  const asked = unpaid(inDollars);
  expect(await readCodes(await bytes(asked))).toEqual([asked.proofUrl, asked.payUrl]);
  const paid = await issue({}, account);
  expect(await readCodes(await bytes(paid))).toEqual([paid.proofUrl]);
});

test('a paid document under the alternative regime has the QR code of the sale document', async () => {
  const sale = { transactionReference: 'ch_1XYZ', orderNumber: 1042 };
  const invoice = await issue(sale, { fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' });
  const paidAt = '2026-10-01T18:30:05.000Z';
  const payments = invoice.payments.map((payment) => ({ ...payment, paidAt }));
  const pdf = await bytes({ ...invoice, paidAt, payments });
  expect(await readCodes(pdf)).toEqual([
    'RF0000123*1042*ch_1XYZ*2026-10-01*21:30:05*51.13',
    invoice.proofUrl,
  ]);
  expect((await readPdf(pdf)).text).toContain('Документ за продажба по чл. 52о от Наредба Н-18');
});

test('sums are carried over from page to page', async () => {
  const invoice = await issue();
  const lines = Array.from({ length: 120 }, (_, place) => ({
    ...invoice.lines[0]!,
    description: 'Ред '.repeat(1 + (place % 30)),
    netMinor: 100,
  }));
  const { pages, text } = await print({ ...invoice, lines });
  expect(pages).toBeGreaterThan(3);
  const sums = (word: string): string[] =>
    Array.from(text.matchAll(new RegExp(`${word} (\\d+,00)`, 'g')), ([, sum]) => sum!);
  expect(sums('За пренасяне')).toHaveLength(pages - 1);
  expect(sums('Пренесено')).toEqual(sums('За пренасяне'));
  expect(Number(sums('За пренасяне').at(-1)!.replace(',', '.'))).toBeLessThan(120);
});

test('a document is printed with the logo of the day of issue', async () => {
  const content = pictureOf(300, 100);
  const image = { mediaType: 'image/png', width: 300, height: 100 } as const;
  const logoHash = await fixture.get(Logos).store(content, image, new Date());
  const [plain, marked] = [await issue(), await issue({}, { logoHash })];
  const hasPicture = async (invoice: InvoiceView): Promise<boolean> =>
    Buffer.from(await bytes(invoice)).includes('/Subtype /Image');
  expect([await hasPicture(plain), await hasPicture(marked)]).toEqual([false, true]);
});

test('the PDF has title, author, language and date as metadata', async () => {
  const invoice = await issue({ language: 'en' });
  const { facts } = await print(invoice);
  expect(facts).toEqual({
    title: 'Фактура / Invoice 0000000001',
    author: 'Мария Георгиева',
    language: 'bg',
    writtenAt: "D:20261120120000+00'00'",
  });
});

test('a supplier without an EIK is printed with a note that it is not provided', async () => {
  const merchant = { taxId: null, vatRegistration: 'NONE', vatNumber: null };
  expect((await print(await issue({}, merchant))).text).toContain('ЕИК: не е посочен');
  const english = await print(await issue({ language: 'en' }, merchant));
  expect(english.text).toContain('ЕИК / Company ID: не е посочен / not provided');
});

test('a paid document has no amount due and no id of the payment, and has the supplier’s phone', async () => {
  const invoice = await issue({ transactionReference: 'ch_3r8NCRcpuJDym' });
  const { text } = await print(invoice);
  for (const field of ['ПЛАТЕНО', 'Телефон: +359']) expect(text).toContain(field);
  for (const field of ['Сума за плащане', 'ch_3r8NCRcpuJDym', 'Поръчка']) expect(text).not.toContain(field);
});
