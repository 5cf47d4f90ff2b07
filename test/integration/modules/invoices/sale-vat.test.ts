import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { Money } from '#kernel/money.ts';
import { VerifyNumbers } from '#modules/invoices/application/numbers/verify-numbers.ts';
import { createInvoicesFixture, type InvoicesFixture } from '#test/support/invoices-fixture.ts';
import { draft, openCallers, type Callers } from './invoice-callers.ts';

let fixture: InvoicesFixture;
let callers: Callers;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
  callers = await openCallers(fixture);
});
afterAll(async () => {
  await callers.api.close();
  await fixture.close();
});

const item = (about: object = {}) => ({
  description: 'Услуга',
  quantity: 1,
  unitPrice: 100,
  taxRate: 0,
  ...about,
});
const abroad = (about: object) => ({
  kind: 'COMPANY',
  name: 'Acme',
  address: 'Main Street 1',
  ...about,
});
const american = abroad({ country: 'us', taxId: '12-3456789' });
const german = abroad({ country: 'DE', vatNumber: 'de 123 456 781' });

const refusedFields = async (facts: object, bearer = 'own'): Promise<Readonly<Record<string, string>>> => {
  const response = await callers.post('/invoices', bearer, draft(facts));
  expect(response.status).toBe(422);
  return ((await response.json()) as ErrorBody).fields ?? {};
};

test('an export to a company outside the Union has its own number and its country', async () => {
  const written = await callers.write({ customer: american, items: [item({ vatGround: 'ART_28' })] });
  expect(written).toMatchObject({
    buyer: { taxId: '12-3456789', vatNumber: null, country: 'US' },
    items: [{ taxRate: 0, vatGround: 'ART_28', vatGroundText: 'чл. 28 от ЗДДС (износ)' }],
    vatGround: 'чл. 28 от ЗДДС (износ)',
    totalAmount: 100,
  });
});

const taxed = [item({ taxRate: 20 })];
test.each<[string, object, string | null, object]>([
  ['in the United States without a number', { country: 'US' }, 'ART_28', { taxId: null, kind: 'COMPANY' }],
  ['in Germany without a number', { country: 'DE' }, null, { vatNumber: null, kind: 'COMPANY' }],
  [
    'in Switzerland with a VAT number of its own',
    { country: 'CH', vatNumber: 'CHE-123.456.789 MWST' },
    'ART_21_2',
    { vatNumber: 'CHE123456789MWST' },
  ],
  [
    'in Greece with GR',
    { country: 'GR', vatNumber: 'gr 123-456-789' },
    'ART_53',
    { vatNumber: 'EL123456789' },
  ],
  [
    'of a doctor with an EGN',
    { taxId: '610105 7509', vatNumber: 'BG6101057509' },
    null,
    { taxId: '6101057509', country: 'BG' },
  ],
  ['in Monaco', { country: 'MC', vatNumber: 'FR12345678901' }, 'ART_53', { country: 'MC' }],
  ['on the Canary Islands', { country: 'IC', vatNumber: 'ESB12345678' }, 'ART_28', { country: 'IC' }],
  [
    'in Livigno by its postal code',
    { country: 'IT', vatNumber: 'IT12345678901', address: 'Via Ostaria 1, 23041 Livigno' },
    'ART_28',
    { country: 'IT' },
  ],
  ['in Northern Ireland', { country: 'XI', vatNumber: 'XI123456789' }, 'ART_53', { country: 'XI' }],
])('a company %s gets its document', async (_, customer, ground, buyer) => {
  const items = ground === null ? taxed : [item({ vatGround: ground })];
  const written = await callers.write({ customer: abroad(customer), items });
  expect(written.buyer).toMatchObject(buyer);
});

test('a VAT number outside the Union is stored and never checked at the Commission', async () => {
  const customer = abroad({ country: 'NO', vatNumber: 'NO 999 999 999 MVA' });
  const written = await callers.write({ customer, items: [item({ vatGround: 'ART_21_2' })] });
  expect(written).toMatchObject({ buyer: { vatNumber: 'NO999999999MVA' }, vatCheck: null });
});

test('a debit note to a company without a number has the grounds of a company', async () => {
  const customer = abroad({ country: 'US' });
  const { id } = await callers.write({ customer, items: [item({ vatGround: 'ART_21_2' })] });
  const items = [item({ vatGround: 'ART_21_2', unitPrice: 5 })];
  const note = await callers.post(`/invoices/${id}/debit-notes`, 'own', { items, reason: 'Доплащане' });
  expect(note.status).toBe(201);
});

test('an IMEI, a barcode and an IBAN stand on a line, the number of a card does not', async () => {
  for (const description of ['Телефон, IMEI 490154203237518', 'EAN 4006381333931', 'BG80BNBG96611020345678'])
    await callers.write({ items: [item({ taxRate: 20, description })] });
  for (const description of ['4242.4242.4242.4242', 'карта 3782 822463 10005', '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])
    expect(await refusedFields({ items: [item({ taxRate: 20, description })] })).toHaveProperty([
      'items.0.description',
    ]);
});

test('lines of one document have grounds of their own, and the document that of the first', async () => {
  const written = await callers.write({
    vatGround: 'ART_41',
    items: [item({ taxRate: 20 }), item({ vatGround: 'ART_45' }), item()],
  });
  expect(written.items.map(({ vatGround }) => vatGround)).toEqual([null, 'ART_45', 'ART_41']);
  expect(written.vatGround).toMatch(/^чл\. 45 /);
});

test('a discount is taken from the line before the VAT', async () => {
  const written = await callers.write({
    items: [item({ taxRate: 20, quantity: 3, unitPrice: 9.99, discountPercent: 12.5 })],
  });
  // 29.97 less 12.5 % is 26.22375.
  expect(written).toMatchObject({
    items: [{ unitPrice: 9.99, discountPercent: 12.5, lineTotal: 26.22 }],
    subtotal: 26.22,
    taxAmount: 5.24,
  });
});

test('a price with VAT stays exact, also where no net price gives it', async () => {
  const gross = { description: 'Кроасан', quantity: 3, grossUnitPrice: 0.99, taxRate: 20 };
  const written = await callers.write({ items: [gross, item({ taxRate: 9, unitPrice: 10 })] });
  expect(written).toMatchObject({
    items: [
      { grossUnitPrice: 0.99, unitPrice: 0.82, lineTotal: 2.47, taxAmount: 0.5 },
      { grossUnitPrice: null, unitPrice: 10, lineTotal: 10, taxAmount: 0.9 },
    ],
    subtotal: 12.47,
    taxAmount: 1.4,
    totalAmount: 13.87,
  });
  const [row] = await fixture.database.rows(
    'select amount_minor as total from payment_links where invoice_id = ?',
    [written.id],
  );
  expect(row).toEqual({ total: 1_387 });
});

test('many prices with VAT hold it once for their rate', async () => {
  const bolt = { description: 'Болт', quantity: 1, unit: 'бр.', grossUnitPrice: 0.27, taxRate: 20 };
  const written = await callers.write({ items: Array.from({ length: 50 }, () => bolt) });
  expect(written).toMatchObject({ subtotal: 11.25, taxAmount: 2.25, totalAmount: 13.5 });
  const off = written.items.filter(
    ({ lineTotal, taxAmount }) => Math.round((lineTotal + taxAmount) * 100) !== 27,
  );
  expect(off).toEqual([]);
});

test('prices and quantities keep six decimals, are credited in parts until nothing is left, and their hashes hold', async () => {
  const items = [
    item({ taxRate: 20, quantity: 7_000, unitPrice: 0.14321 }),
    item({ taxRate: 20, quantity: 0.000125, unitPrice: 12_345.678901 }),
    { ...item({ taxRate: 9, quantity: 333.333333, unitPrice: undefined }), grossUnitPrice: 0.0725 },
  ];
  const written = await callers.write({ items });
  expect(written).toMatchObject({
    items: [
      { quantity: 7_000, unitPrice: 0.14321, lineTotal: 1_002.47 },
      { quantity: 0.000125, unitPrice: 12_345.678901, lineTotal: 1.54 },
      { quantity: 333.333333, grossUnitPrice: 0.0725, unitPrice: 0.0665, lineTotal: 22.17, taxAmount: 2 },
    ],
    subtotal: 1_026.18,
    taxAmount: 202.8,
  });
  const credit = async (body: object): Promise<number> => {
    const about = { reasonKind: 'GOODS_RETURNED', reason: 'Върната стока', ...body };
    const response = await callers.post(`/invoices/${written.id}/credit-notes`, 'own', about);
    expect(response.status).toBe(201);
    return ((await response.json()) as { totalAmount: number }).totalAmount;
  };
  const parts = [
    await credit({
      lines: [
        { line: 1, quantity: 0.000001 },
        { line: 3, quantity: 100.123456 },
      ],
    }),
    await credit({ lines: [{ line: 1, quantity: 3_500.5 }] }),
    await credit({ whole: true }),
  ];
  expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(122_898);
  const { findings } = await fixture.get(VerifyNumbers).verify();
  expect(findings).toEqual([]);
});

test('the tax event is the given day, and the euro rate is of that day', async () => {
  await fixture.database.rows(
    `insert into exchange_rates (currency, day, per_euro, source)
     values ('USD', '2026-11-16', 1.25, 'ECB'), ('USD', '2026-11-19', 1.0842, 'ECB')`,
  );
  const items = [item({ taxRate: 20 })];
  const { id, taxEventDate, issueDate } = await callers.write({
    currency: 'USD',
    taxEventDate: '2026-11-17',
    items,
  });
  expect([taxEventDate, issueDate]).toEqual(['2026-11-17', '2026-11-20']);
  const [row] = await fixture.database.rows(
    'select eur_rate::float8 as rate, eur_subtotal_minor as base from invoices where id = ?',
    [id],
  );
  expect(row).toEqual({ rate: 1.25, base: 8_000 });
});

test.each<[string, object, string[]]>([
  ['чл. 53 to a Bulgarian company', { items: [item({ vatGround: 'ART_53' })] }, ['items.0.vatGround']],
  [
    'чл. 53 to a person',
    { customer: { kind: 'PERSON', name: 'Иван' }, items: [item()], vatGround: 'ART_53' },
    ['vatGround'],
  ],
  [
    'a VAT number of no country',
    { customer: abroad({ vatNumber: 'XX12345' }), items: [item({ taxRate: 20 })] },
    ['customer.vatNumber'],
  ],
  [
    'numbers of two companies',
    {
      customer: abroad({ taxId: '831902088', vatNumber: 'BG175074752' }),
      items: [item({ taxRate: 20 })],
    },
    ['customer.vatNumber'],
  ],
  [
    'goods within the Union to the Canary Islands by the postal code',
    {
      customer: abroad({ country: 'ES', vatNumber: 'ESB12345678', address: '35002 Las Palmas' }),
      items: [item({ vatGround: 'ART_53' })],
    },
    ['items.0.vatGround'],
  ],
  [
    'a wrong Greek number',
    { customer: abroad({ country: 'GR', vatNumber: 'GR12345' }), items: taxed },
    ['customer.vatNumber'],
  ],
  [
    'an EGN with a wrong digit',
    { customer: abroad({ taxId: '6101057500' }), items: taxed },
    ['customer.taxId'],
  ],
  ['a Bulgarian company without a number', { customer: abroad({}), items: taxed }, ['customer.taxId']],
  ['the whole chapter', { items: [item()], vatGround: 'CHAPTER_4' }, ['vatGround']],
  ['a supply of last week', { taxEventDate: '2026-11-14' }, ['taxEventDate']],
  ['a supply of tomorrow', { taxEventDate: '2026-11-21' }, ['taxEventDate']],
  ['an unknown country', { customer: abroad({ country: 'XX', taxId: '1' }) }, ['customer.country']],
  ['a line without a price', { items: [item({ unitPrice: undefined })] }, ['items.0.unitPrice']],
  ['a line with two prices', { items: [item({ grossUnitPrice: 120 })] }, ['items.0.grossUnitPrice']],
  ['a discount of the whole price', { items: [item({ discountPercent: 100 })] }, ['items.0.discountPercent']],
])('%s is refused at its field with a message', async (_, facts, fields) => {
  const refused = await refusedFields(facts);
  expect(Object.keys(refused)).toEqual(fields);
  for (const message of Object.values(refused)) expect(message).toMatch(/\p{L}{3}.*\.$/u);
});

test('the help for a VAT number shows one of the chosen country, and a ground names the territory', async () => {
  const wrong = abroad({ country: 'GR', vatNumber: 'DE123456789' });
  expect(await refusedFields({ customer: wrong, items: taxed })).toEqual({
    'customer.vatNumber': expect.stringContaining('EL123456789') as string,
  });
  const livigno = abroad({ country: 'IT', vatNumber: 'IT12345678901', address: '23041 Livigno' });
  expect(await refusedFields({ customer: livigno, items: [item({ vatGround: 'ART_53' })] })).toEqual({
    'items.0.vatGround': expect.stringContaining('Ливиньо') as string,
  });
});

test('a supplier under art. 97a reverses the tax of an EU company and states none to others', async () => {
  await fixture.database.rows(`update merchants set vat_registration = 'ART_97A' where id = ?`, [
    callers.own,
  ]);
  try {
    const toGermany = await callers.write({ customer: german, items: [item()] });
    expect(toGermany.items[0]).toMatchObject({ taxRate: 0, vatGround: 'ART_21_2' });
    const toBulgaria = await callers.write({ items: [item()] });
    expect(toBulgaria.items[0]).toMatchObject({ taxRate: 0, vatGround: 'ART_113_9' });
    expect(await refusedFields({ items: [item()], vatGround: 'ART_21_2' })).toEqual({
      vatGround: expect.stringContaining('чл. 21, ал. 2') as string,
    });
  } finally {
    await fixture.database.rows(`update merchants set vat_registration = 'FULL' where id = ?`, [callers.own]);
  }
});

test('a ground given by a merchant without registration is refused, never replaced', async () => {
  expect(await refusedFields({ items: [item()], vatGround: 'ART_21_2' }, 'other')).toEqual({
    vatGround: expect.stringContaining('чл. 113, ал. 9') as string,
  });
});

test('a refund of a document with two grounds is credited by rate and ground', async () => {
  const items = [item({ taxRate: 20 }), item({ vatGround: 'ART_41' }), item({ vatGround: 'ART_45' })];
  const { id } = await callers.write({ items });
  const [row] = await fixture.database.rows<{ total: number; link: number }>(
    'select total_minor as total, payment_link_id as link from invoices where id = ?',
    [id],
  );
  const charge = Money.ofMinor(row!.total, 'EUR');
  const payment = await fixture.pay(callers.own, {
    paymentLinkId: row!.link,
    amount: charge,
    chargeAmount: charge,
  });
  await fixture.refund(payment, 16_000);
  await fixture.refund(payment, 16_000);
  const lines = await fixture.database.rows<{ ground: string | null; net: number }>(
    `select l.vat_ground as ground, sum(l.net_minor)::int as net from invoice_lines l
     join invoices n on n.id = l.invoice_id where n.corrects_invoice_id = ? group by 1 order by 1 nulls first`,
    [id],
  );
  expect(lines).toEqual([
    { ground: null, net: 10_000 },
    { ground: 'ART_41', net: 10_000 },
    { ground: 'ART_45', net: 10_000 },
  ]);
});

test('every document with grounds, discounts and countries is intact', async () => {
  const { findings } = await fixture.get(VerifyNumbers).verify();
  expect(findings.filter(({ fault }) => fault !== 'PAYMENT')).toEqual([]);
});
