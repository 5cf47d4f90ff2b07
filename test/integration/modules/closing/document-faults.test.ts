import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { MonthDetails } from '#contract/closing/months.ts';
import type { TestApplication } from '#test/support/application.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { runPlateno } from '#test/support/run-plateno.ts';
import { ublFaults } from '#test/unit/modules/closing/formats/ubl-reader.ts';
import { readXml } from '#test/unit/modules/closing/formats/xml-reader.ts';
import { readZip } from '#test/support/read-zip.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';
import { first, documentErrors } from './document-errors.ts';
import { faultMaker, type FaultMaker } from './document-faults-fixture.ts';

let shop: TestApplication;
let maker: FaultMaker;
beforeAll(async () => {
  shop = await sharedApplication('serving');
  maker = faultMaker(shop);
});
afterAll(() => shop.stop());

const addMerchant = () => accountantSteps(shop).addComplete('Агро ЕООД');
const monthsCheck = async ({ id }: TestMerchant) => {
  const of = ['--merchant', String(id), '--month', '2026-09', '--json'];
  const { code, stdout } = await runPlateno(shop.env, ['months', 'check', ...of]);
  return { code, problems: (JSON.parse(stdout) as MonthDetails).problems.map((problem) => problem.code) };
};

describe.each(documentErrors)('a month with the error $code', ({ code, number, bg, en, make }) => {
  let merchant: TestMerchant;
  let takeAway: () => Promise<unknown>;
  beforeAll(async () => {
    merchant = await addMerchant();
    takeAway = await make(maker, merchant);
  });

  it.each([
    ['bg', bg],
    ['en', en],
  ])('names its document, reason and remedy in %s', async (language, [reason, remedy]) => {
    const all = await maker.problemsIn(merchant, language);
    const found = all.find((problem) => problem.code === code);
    expect(found).toMatchObject({ severity: 'ERROR', invoiceNumber: number });
    expect(found!.message).toContain(reason);
    expect(found!.remedy).toContain(remedy);
    expect(new Set(all.map((one) => one.message)).size).toBe(all.length);
  });

  it('is not closed and nothing is stored until the fault is taken away', async () => {
    expect(await maker.close(merchant)).toMatchObject({
      status: 409,
      body: { code: 'closing.has-errors' },
    });
    expect(await maker.storedOf(merchant)).toEqual([]);
    await takeAway();
    const left = await maker.problemsIn(merchant, 'en');
    expect(left.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(accepted(await maker.close(merchant))).toMatchObject({ status: 'CLOSED', revision: 1 });
  });
});

it('a wholly credited invoice with a wrong EIK stays named, and keeps the month open no more', async () => {
  const merchant = await addMerchant();
  const { make } = documentErrors.find(({ code }) => code === 'BUYER_EIK_WRONG')!;
  await make(maker, merchant);
  const [{ id }] = (await shop.database.rows<{ id: number }>(
    'select id from invoices where merchant_id = :id',
    merchant,
  )) as [{ id: number }];
  const note = { reasonKind: 'OTHER', reason: 'Грешен ЕИК', whole: true };
  accepted(await merchant.api.post(`/invoices/${id}/credit-notes`, note));
  const [problem] = await maker.problemsIn(merchant, 'en');
  expect(problem).toMatchObject({ code: 'BUYER_EIK_WRONG', severity: 'INFO', invoiceNumber: first });
  expect(problem!.remedy).toContain('wholly credited');
  expect(accepted(await maker.close(merchant))).toMatchObject({ status: 'CLOSED' });
});

it('the files of a month with 199 gross prices and a fine net price keep the rules of UBL and add up', async () => {
  const merchant = await addMerchant();
  const items = [
    ...Array.from({ length: 199 }, () => ({
      description: 'Болт',
      quantity: 1,
      grossUnitPrice: 0.03,
      taxRate: 20,
    })),
    { description: 'Ток', quantity: 7_000, unitPrice: 0.14321, taxRate: 20 },
  ];
  const customer = {
    kind: 'COMPANY',
    name: 'Проба ЕООД',
    address: 'София',
    taxId: '175074752',
    vatNumber: 'BG175074752',
  };
  const draft = { currency: 'EUR', customer, items };
  const written = accepted(await merchant.api.post<Invoice>('/invoices', draft));
  // 5.97 holds 1.00 of VAT; 1,002.47 has 200.49.
  expect(written).toMatchObject({ subtotal: 1_007.44, taxAmount: 201.49, totalAmount: 1_208.93 });
  const days = ['issue_date', 'tax_event_date', 'due_date'].map((day) => `${day} = '2026-09-15'`);
  await maker.rewrite(merchant, days.join(', '));
  accepted(await maker.close(merchant));
  const files = await readZip((await merchant.api.download('/months/me/2026-09/pack')).content);
  const [ubl, ...others] = Object.entries(files).filter(([path]) => /ubl\/.*\.xml$/.test(path));
  expect(others).toEqual([]);
  expect(ublFaults(readXml(ubl![1].bytes))).toEqual([]);
  const json = await merchant.api.download('/months/me/2026-09/files/sums.json');
  const sums = JSON.parse(new TextDecoder().decode(json.content)) as {
    columns: Record<string, string>;
  };
  expect(sums.columns).toMatchObject({ '11': '1007.44', '21': '201.49' });
});

it('numbers that are missing before the documents of the month are one error of the whole month', async () => {
  const merchant = await addMerchant();
  await maker.pay(merchant);
  await maker.rewrite(merchant, `number = 4, invoice_number = '0000000004'`);
  const found = await maker.problemsIn(merchant, 'en');
  expect(found.filter(({ code }) => code === 'NUMBER_GAP')).toMatchObject([
    { invoiceNumber: null, message: 'Document numbers are missing from 1 to 3.' },
  ]);
});

it('months check exits with 5 while a broken chain keeps the month open, and with 0 without it', async () => {
  const merchant = await addMerchant();
  const { make } = documentErrors.find(({ code }) => code === 'CHAIN_BROKEN')!;
  const takeAway = await make(maker, merchant);
  expect(await monthsCheck(merchant)).toEqual({ code: 5, problems: ['CHAIN_BROKEN'] });
  await takeAway();
  expect(await monthsCheck(merchant)).toEqual({ code: 0, problems: [] });
});

it('a month with warnings and notes only is closed, and its closing keeps them', async () => {
  const merchant = await addMerchant();
  const { paymentId } = await maker.pay(merchant, {
    description: 'Дегустационно меню за двама с вино',
    transactionReference: null,
    taxRate: 0,
    vatGround: 'ART_45',
  });
  await maker.rewrite(merchant, 'lines vat_ground = null', 'vat_ground = null');
  await shop.database.rows(`update payments set provider_fee_status = 'PENDING' where id = :paymentId`, {
    paymentId,
  });
  await shop.database.rows(
    `update merchants set fiscal_mode = 'ALT_REGIME', e_shop_number = 'RF0001234' where id = :id`,
    { id: merchant.id },
  );
  const found = await maker.problemsIn(merchant, 'bg');
  const listed = found.map(({ code, severity, invoiceNumber }) => [code, severity, invoiceNumber]);
  expect(listed).toEqual([
    ['GROUND_MISSING', 'WARNING', first],
    ['TEXT_CUT', 'INFO', first],
    ['BUYER_WITHOUT_ADDRESS', 'INFO', first],
    ['FEES_PENDING', 'INFO', null],
    ['NO_ORDERS', 'INFO', null],
  ]);
  expect(found[0]).toMatchObject({
    message: '0000000001: ставка 0% без основание.',
    remedy: 'Кажете на счетоводителя основанието по ЗДДС.',
  });
  expect((await maker.problemsIn(merchant, 'en'))[0]!.message).toBe('0000000001: 0% VAT without a reason.');
  expect((await monthsCheck(merchant)).code).toBe(0);
  expect(accepted(await maker.close(merchant))).toMatchObject({ status: 'CLOSED', revision: 1 });
  expect(await maker.problemsIn(merchant, 'bg')).toEqual(found);
});

it('a month with letters that windows-1251 has not is closed; the ledger has them in Latin letters, the accountant a note', async () => {
  const merchant = await addMerchant();
  const buyer = { name: 'ΑΦΟΙ ΠΑΠΑΔΟΠΟΥΛΟΙ Α.Ε.', address: 'Αθήνα', taxId: null, country: 'GR' };
  await maker.pay(merchant, { buyer: { ...buyer, vatNumber: 'EL123456789' } });
  await maker.pay(merchant, { description: 'ספר' });
  const found = await maker.problemsIn(merchant, 'bg');
  expect(found.map(({ code, severity, count }) => [code, severity, count])).toEqual([
    ['LETTER_REPLACED', 'INFO', 1],
    ['LETTER_UNENCODABLE', 'INFO', 1],
    ['BUYER_WITHOUT_ADDRESS', 'INFO', 1],
  ]);
  expect(found[0]!.message).toContain('„Αθήνα“ → „Athina“');
  const closed = accepted(await maker.close(merchant));
  expect(closed).toMatchObject({ status: 'CLOSED' });
  const [file] = await shop.database.rows<{ content: Buffer }>(
    `select f.content from month_files f join month_closes c using (merchant_id, month, revision)
     where f.merchant_id = :id and f.name = 'PRODAGBI.TXT'`,
    merchant,
  );
  const ledger = new TextDecoder('windows-1251').decode(file!.content);
  expect(ledger.split('\r\n').map((record) => record.slice(87, 167).trim().split(/ {2,}/))).toEqual([
    ['AFOI PAPADOPOULOI A.E.', expect.any(String)],
    [expect.any(String), '???'],
    [''],
  ]);
});
