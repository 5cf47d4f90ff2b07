import { keyScopes } from '#kernel/key-scopes.ts';
import { vatGrounds } from '#kernel/sale-vat.ts';
import { clientSortFields } from '#contract/accountants/accountants.ts';
import { linkUsages } from '#contract/links/links.ts';
import { businessTypes } from '#contract/merchants/merchants.ts';
import { refundReasons } from '#contract/payments/payment-history.ts';
import { merchantRoles } from '#kernel/merchant-role.ts';

/** Values within the boundaries of a field, and values just beyond. */
export type Boundary = Readonly<{ good: readonly unknown[]; bad: readonly unknown[] }>;

const longest = (length: number): string => 'я'.repeat(length);
const text = (max: number): Boundary => ({
  good: ['я', longest(max), ` ${longest(max)} `, 'два\nреда'],
  bad: ['', '   ', longest(max + 1), 'bell\u0007', 'A\ud800B', '\u200b', 7, null, undefined],
});
const optional = (max: number): Boundary => ({
  good: [undefined, null, '', '   ', 'я', longest(max)],
  bad: [longest(max + 1), 'bell\u0007', 'A\ud800B', 7, []],
});
const trueOrFalse: Boundary = { good: [true, false], bad: ['true', 1, null, undefined] };
const base64url = (min: number, max: number): Boundary => ({
  good: ['a'.repeat(min), '-_'.repeat(max / 2)],
  bad: ['a'.repeat(min - 1), 'a'.repeat(max + 1), '+'.repeat(min), 7, null, undefined],
});
const search: Boundary = { good: ['', longest(200)], bad: [longest(201), ['a', 'b']] };
const webhookEventId: Boundary = {
  good: [`evt_${'0a'.repeat(16)}`],
  bad: [`evt_${'0'.repeat(31)}`, `evt_${'G'.repeat(32)}`, '0'.repeat(32)],
};
const longestUrl = (length: number): string => 'https://shop.example/'.padEnd(length, 'a');
const webhookUrl: Boundary = {
  good: ['https://shop.example/', longest(500)],
  bad: ['', '   ', longest(501), 7, null, undefined],
};
const webhookTypes: Boundary = {
  good: [[], ['payment.succeeded', 'link.paid'], undefined],
  bad: [['payment.*'], 'payment.succeeded', null],
};
const instantOfReplay: Boundary = {
  good: ['2026-12-01T00:00:00Z', '2026-12-01T02:00:00+02:00'],
  bad: ['2026-12-01', '2026-12-01T00:00:00', '', 7, null, undefined],
};
const apiKeyId: Boundary = { good: ['7f3k2q5a'], bad: ['7f3k2q5', '7f3k2q5a2', '7F3K2Q5A', '7f3k2q51', ''] };
/** An integer of a query. */
const whole = (min: number, max: number): Boundary => ({
  good: [min, max],
  bad: [min - 1, max + 1, min + 0.5, 'many', Number.NaN],
});
export const oneOf = (...values: readonly (string | number)[]): Boundary => ({
  good: values,
  bad: ['nonsense', `${values[0]} `, '', []],
});
const identifier: Boundary = {
  good: [1, Number.MAX_SAFE_INTEGER],
  bad: [0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, 'one', '1e3', '0x1', [1], true],
};
const positiveAmount: Boundary = {
  good: [0.01, 99_999_999.99],
  bad: [0, -0.01, 0.001, 100_000_000, '10', Number.NaN, Number.POSITIVE_INFINITY, null],
};
/** The price of one unit; a double that is 0.3 in six decimals counts as 0.3. */
const unitPrice: Boundary = {
  good: [0.000_001, 0.143_21, 39.615, 0.1 + 0.2, 99_999_999.99],
  bad: [0, -0.01, 1e-7, 0.143_210_1, 12.345_678_9, 100_000_000, '10', Number.NaN, Number.POSITIVE_INFINITY],
};
const amount: Boundary = {
  good: [0, 0.01, 99_999_999.99, '10.50'],
  bad: [-0.01, 0.001, 100_000_000, 'ten'],
};
/** A sum or null for none. */
const limit: Boundary = {
  good: [0, 0.01, 99_999_999.99, null],
  bad: [-0.01, 0.001, 100_000_000, '10', Number.NaN, undefined],
};
const sampleEventId = `evt_${'0a'.repeat(16)}`;
/** Types of events, separated by commas. */
const sampleTypes: Boundary = {
  good: [undefined, '', 'link.paid', 'link.paid,payment.succeeded'],
  bad: ['link', 'link.paid;link.created', 'я'],
};
/** 64 characters before `@` and 189 after it: the maximum of 254 (RFC 5321). */
const longestEmail = `${'a'.repeat(64)}@${'b'.repeat(62)}.${'c'.repeat(62)}.${'d'.repeat(60)}.bg`;
const email: Boundary = {
  good: ['a@b.bg', ` ${longestEmail} `],
  bad: [
    '',
    'a',
    'a@',
    '@b.bg',
    'a@b',
    'a b@c.bg',
    `a${longestEmail}`,
    'a@b.bg, c@d.bg',
    'a@b.bg\r\nBcc: c@d.bg',
    null,
  ],
};
const optionalEmail: Boundary = {
  good: [undefined, null, '', ...email.good],
  bad: email.bad.filter((value) => value !== null && value !== ''),
};
const day: Boundary = {
  good: ['1900-01-01', '2026-01-01', '2024-02-29', undefined],
  bad: [
    '0001-01-01',
    '1899-12-31',
    '3000-01-01',
    '9999-12-31',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '01.01.2026',
    '',
  ],
};
const password: Boundary = {
  good: ['парола', longest(128), '      '],
  bad: ['парол', longest(129), 123_456, null],
};
const givenPassword: Boundary = { good: ['п', longest(128)], bad: ['', longest(129), null] };
const givenDayOnly: Boundary = {
  good: day.good.filter((value) => value !== undefined),
  bad: [...day.bad, null, undefined],
};
const list = (max: number, one: unknown, min = 0): Boundary => ({
  good: [Array(min).fill(one), Array(max).fill(one)],
  bad: [...(min > 0 ? [Array(min - 1).fill(one)] : []), Array(max + 1).fill(one), one],
});
const optionalPlainText = (max: number): Boundary => ({
  good: optional(max).good,
  bad: [...optional(max).bad, 'платих с 4242 4242 4242 4242'],
});
const plainText = (max: number): Boundary => ({
  good: text(max).good,
  bad: [...text(max).bad, 'карта 4242424242424242'],
});
const uuid: Boundary = {
  good: ['01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f60'],
  bad: ['01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f6', 'current', 7],
};
/** 32 bytes in base64url. */
const secret: Boundary = {
  good: ['q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA', '_-'.repeat(21).concat('A')],
  bad: ['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`, null, undefined, 7],
};
const item = { description: 'Услуга', quantity: 1, unitPrice: 1, taxRate: 0 };

/** Calls with the fields of a customer, and of an item. */
const customerCalls = ['POST /customers/me', 'PUT /customers/:id'];
const itemCalls = ['POST /items/me', 'PUT /items/:id'];
const ofCalls = (calls: readonly string[], fields: Readonly<Record<string, Boundary>>) =>
  Object.fromEntries(
    calls.flatMap((call) => Object.entries(fields).map(([field, is]) => [`${call} ${field}`, is])),
  );
const importCalls = [
  'POST /customers/me/import',
  'POST /items/me/import',
  'POST /foreign-documents/me/import',
];

const bankFilters: readonly (readonly [call: string, field: string])[] = [
  ['GET /bank/statements', 'accountId'],
  ['POST /bank/statements', 'accountId'],
  ...['GET /bank/lines', 'GET /bank/lines/summary'].flatMap((call) =>
    ['accountId', 'statementId', 'payoutId', 'invoiceId', 'paymentId'].map((field) => [call, field] as const),
  ),
];

const sendingCalls = ['POST /months/me/:month/send', 'POST /merchants/:id/months/:month/send'];
const reopeningCalls = ['POST /months/me/:month/reopen', 'POST /merchants/:id/months/:month/reopen'];

const installment = { dueDate: '2026-12-04', amount: 1 };
const company = { name: 'Тест ЕООД', taxId: '175074752', address: longest(300) };
const namedBuyerCalls = ['POST /payments/checkout/sessions/:sessionId/buyer'];

const buyerOfPayment: Boundary = {
  good: [undefined, null, company],
  bad: ['x', 7, {}, { ...company, name: '' }],
};
const transferCalls = [
  'POST /payment-links/token/:token/transfer',
  'GET /payments/transfer/:token',
  'GET /payments/transfer/:token/receipt',
];

/** By the name of the field, or by call and name where a call differs; an enumeration needs none. */
export const boundaries: Readonly<Record<string, Boundary>> = {
  ...ofCalls(transferCalls, { token: { good: ['t', 't'.repeat(100)], bad: ['t'.repeat(101)] } }),
  ...ofCalls(['GET /card/:token', 'POST /card/:token/stop'], {
    token: { good: ['t', 't'.repeat(100)], bad: ['t'.repeat(101)] },
  }),
  ...ofCalls(['GET /card-mandates', 'GET /card-mandates/me'], {
    customerId: { good: [...identifier.good, undefined], bad: identifier.bad },
  }),
  ...ofCalls(['POST /schedules/me', 'PUT /schedules/:id'], {
    day: { good: [1, 28, 'LAST'], bad: [0, 29, 1.5, '1', 'last', null, undefined] },
    startsOn: givenDayOnly,
    endsOn: { good: [...day.good, null], bad: day.bad },
    times: { good: [1, 600, null, undefined], bad: [0, 601, 1.5, '1'] },
    dueDays: { good: [0, 365, undefined], bad: [-1, 366, 1.5, '1', null] },
    chargesCard: { good: [true, false, undefined], bad: ['true', 1, null] },
    cardMax: {
      good: [...positiveAmount.good, null, undefined],
      bad: positiveAmount.bad.filter((value) => value !== null),
    },
    currency: { good: ['EUR', 'USD'], bad: ['BGN', 'GBP', '', null] },
  }),
  ...ofCalls(['GET /schedules', 'GET /schedules/me'], {
    waits: { good: ['true', undefined], bad: ['false', '1', true, ''] },
    customerId: { good: [...identifier.good, undefined], bad: identifier.bad },
  }),
  ...ofCalls(['POST /proformas/me', 'PUT /proformas/:id'], {
    validUntil: givenDayOnly,
    cardMax: {
      good: [...positiveAmount.good, null, undefined],
      bad: positiveAmount.bad.filter((value) => value !== null),
    },
    currency: { good: ['EUR', 'USD'], bad: ['BGN', 'GBP', '', null] },
  }),
  ...ofCalls(['GET /proformas', 'GET /proformas/me', 'GET /proformas/me/summary'], {
    customerId: { good: [...identifier.good, undefined], bad: identifier.bad },
  }),
  ...ofCalls(
    ['GET /offers/:token', 'GET /offers/:token/pdf', 'POST /offers/:token/accept', 'POST /offers/:token/ask'],
    { token: { good: ['t', 't'.repeat(100)], bad: ['t'.repeat(101)] } },
  ),
  ...ofCalls(
    ['GET /documents/proof/:token', 'GET /documents/proof/:token/pdf', 'GET /documents/proof/:token/ubl'],
    {
      token: { good: ['t', 't'.repeat(100)], bad: ['t'.repeat(101)] },
      number: { good: ['0042', undefined, ''], bad: ['1'.repeat(21)] },
      key: { good: ['k'.repeat(100), undefined, ''], bad: ['k'.repeat(101)] },
    },
  ),
  'POST /offers/:token/ask text': text(1_000),
  'POST /offers/:token/accept name': optionalPlainText(200),
  'GET /archives/mailed/:secret secret': { good: ['t', 't'.repeat(100)], bad: ['t'.repeat(101)] },
  'POST /merchants/me/leave confirm': text(200),
  leaveAnyway: { good: [true, false, undefined], bad: ['true', 1, null] },
  'POST /schedules/run isDryRun': { good: [true, false, undefined], bad: ['true', 1, null] },
  'POST /schedules/run isNow': { good: [true, false, undefined], bad: ['true', 1, null] },
  keepsCard: { good: [true, false, undefined], bad: ['true', 1, null] },
  'POST /invoices cardMax': {
    good: [...positiveAmount.good, null, undefined],
    bad: positiveAmount.bad.filter((value) => value !== null),
  },
  'GET /bank-promises invoiceId': { good: [...identifier.good, undefined], bad: identifier.bad },
  'POST /payment-links/me methods': {
    good: [undefined, null, ['CARD'], ['BANK'], ['CARD', 'BANK']],
    bad: [[], ['CASH'], ['CARD', 'BANK', 'CARD'], 'CARD'],
  },
  ...ofCalls(sendingCalls, { email: { good: [undefined, 'a@b.bg'], bad: email.bad } }),
  'POST /merchants/me/other-turnover day': {
    good: ['2026-01-01'],
    bad: ['2026-02-29', '1.1.2026', '', null],
  },
  'POST /merchants/me/other-turnover amount': {
    good: [-99_999_999.99, -0.01, 99_999_999.99],
    bad: [0.001, 100_000_000, -100_000_000, '10', null],
  },
  'POST /merchants/me/other-turnover country': {
    good: ['BG', 'gr', '', null, undefined],
    bad: ['B', 'BGR', 'Б1', 7],
  },
  'POST /merchants/me/other-turnover note': plainText(200),
  'GET /merchants/me/reports/customers sortBy': { good: ['amount', undefined], bad: ['id', ''] },
  'GET /merchants/me/reports/items sortBy': { good: ['name', undefined], bad: ['id', ''] },
  over: { good: [0, 1_000, '70', undefined], bad: [-1, 1_001, 0.5, 'many'] },
  ...ofCalls(reopeningCalls, { reason: plainText(200) }),
  recipient: { good: [null, 'a@b.bg'], bad: email.bad.filter((value) => value !== null) },
  sendsItself: { good: [true, false], bad: ['true', 1, null] },
  ...Object.fromEntries(
    ['GET /users', 'GET /exports/users', 'GET /merchants', 'GET /exports/merchants'].map((call) => [
      `${call} mail`,
      { good: [undefined, 'REFUSED'], bad: ['UNSENT', ''] },
    ]),
  ),
  'GET /invoices/me/advances email': optionalEmail,
  'GET /invoices/me/advances taxId': optional(20),
  advance: { good: [true, false, undefined], bad: ['true', 1, null] },
  advances: { good: [[], Array(50).fill(1), undefined], bad: [Array(51).fill(1), 1, null] },
  'advances.0': identifier,
  installments: {
    good: [[], Array(24).fill(installment), undefined],
    bad: [Array(25).fill(installment), installment, null],
  },
  'installments.0.dueDate': { good: ['2026-01-01', '2024-02-29'], bad: ['2026-02-29', '1.1.2026', '', null] },
  'installments.0.amount': positiveAmount,
  action: search,
  actor: search,
  address: text(300),
  amount: positiveAmount,
  answer: plainText(2_000),
  'POST /invoices/:id/payments amount': {
    good: [...positiveAmount.good, null, undefined],
    bad: positiveAmount.bad.filter((value) => value !== null),
  },
  'POST /payments/:id/refunds amount': { good: [...positiveAmount.good, undefined], bad: positiveAmount.bad },
  bic: optional(20),
  'POST /payments/checkout/:merchantId buyer': buyerOfPayment,
  'POST /payment-links/token/:token/transfer buyer': buyerOfPayment,
  ...ofCalls(namedBuyerCalls, {
    'buyer.kind': { good: ['COMPANY', undefined], bad: ['PERSON', '', null] },
    'buyer.name': plainText(200),
    'buyer.address': plainText(300),
    'buyer.taxId': optionalPlainText(30),
    'buyer.vatNumber': optionalPlainText(20),
    'buyer.country': optional(2),
    invoiceNumber: optional(20),
  }),
  brandColor: {
    good: ['#0A5C4E', '#ffd400', ' #000000 ', null],
    bad: ['0A5C4E', '#0A5C4', '#0A5C4E0', '#GGGGGG', '', 'red', 7, undefined],
  },
  businessName: text(200),
  businessType: oneOf(...businessTypes),
  'POST /auth/reset code': {
    good: [undefined, '', '492039', 'а'.repeat(20)],
    bad: ['1'.repeat(21), 492_039, null],
  },
  challenge: uuid,
  code: { good: ['492039', '7K3QW-9ZX2M', ' 492039 ', longest(20)], bad: [longest(21), 492_039, null] },
  draftId: { good: [...identifier.good, null, undefined], bad: identifier.bad },
  content: {
    good: ['QQ==', 'A'.repeat(273_068)],
    bad: ['', 'A'.repeat(273_072), 'no base64!', null],
  },
  currency: oneOf('EUR', 'USD', 'BGN'),
  'POST /invoices currency': { good: ['EUR', 'USD'], bad: ['BGN', 'GBP', '', null] },
  currentPassword: givenPassword,
  ...ofCalls(customerCalls, {
    address: optional(300),
    email: optionalEmail,
    name: plainText(200),
    note: optionalPlainText(1_000),
  }),
  ...ofCalls(itemCalls, { code: optionalPlainText(40), name: plainText(200) }),
  ...ofCalls(['POST /invoice-drafts', 'PUT /invoice-drafts/:id'], {
    content: { good: [{}, { customer: { name: 'Дърво ЕООД' } }], bad: ['', 7, [], null, undefined] },
  }),
  'PUT /disputes/:id/evidence texts': {
    good: [{}, { productDescription: 'Маса' }],
    bad: ['', 7, [], null, undefined],
  },
  ...ofCalls(importCalls, {
    content: {
      good: ['QQ==', 'A'.repeat(2_000_000)],
      bad: ['', 'A'.repeat(2_000_004), 'no base64!', null],
    },
    columns: {
      good: [undefined, {}, { Фирма: 'name', Група: null }],
      bad: [
        { Фирма: 7 },
        [],
        'name',
        null,
        Object.fromEntries(Array.from({ length: 101 }, (_, n) => [n, null])),
      ],
    },
    decimalMark: { good: [undefined, 'POINT', 'COMMA'], bad: ['.', 'comma', null] },
    worksheet: { good: [undefined, 'Лист 1', 'x'.repeat(100)], bad: ['', 'x'.repeat(101), null, 7] },
  }),
  continueNumbers: { good: [true, false, undefined], bad: ['true', 1, null] },
  'POST /bank/accounts iban': text(42),
  'POST /payments/bank reference': text(20),
  'POST /payments/bank receivedOn': givenDayOnly,
  'POST /payments/bank bankLineId': { good: [...identifier.good, undefined], bad: identifier.bad },
  'POST /bank/lines/:id/match invoices': list(12, { invoiceId: 7, amount: 120 }, 1),
  'POST /bank/lines/:id/match invoices.0.invoiceId': identifier,
  'POST /bank/lines/:id/match invoices.0.amount': positiveAmount,
  'POST /bank/lines/:id/match promiseId': { good: [null, undefined], bad: identifier.bad },
  'POST /bank/lines/:id/returned returnedOn': givenDayOnly,
  'POST /bank/accounts currency': { good: ['EUR', 'USD', undefined], bad: ['BGN', 'eur', '', null] },
  'PUT /bank/accounts/:id columns.columns': {
    good: [{}, { bookedOn: 'Дата' }, { amount: 'x'.repeat(500), text: 'Основание' }],
    bad: [{ day: 'Дата' }, { amount: 7 }, { amount: '' }, { amount: 'x'.repeat(501) }, [], 'Дата', null],
  },
  keepsOutgoing: { good: [true, false, undefined], bad: ['true', 1, null] },
  ...ofCalls(['POST /bank/statements'], {
    content: {
      good: ['QQ==', 'A'.repeat(6_666_668)],
      bad: ['', 'A'.repeat(6_666_672), 'no base64!', null],
    },
    fileName: optional(200),
  }),
  ...Object.fromEntries(
    bankFilters.map(([call, field]) => [
      `${call} ${field}`,
      { ...identifier, good: [...identifier.good, undefined] },
    ]),
  ),
  'POST /customers/me/proposed email': optionalEmail,
  city: optional(100),
  contact: optionalPlainText(200),
  country: { good: ['BG', 'gr', undefined], bad: ['', 'B', 'BGR', 'Б1', 7, null] },
  customerId: { good: [...identifier.good, null, undefined], bad: identifier.bad },
  dryRun: oneOf('true', 'false'),
  'POST /bills/run dryRun': { good: [true, false, undefined], bad: ['true', 1, null] },
  dueDays: { good: [0, 365, null, undefined], bad: [-1, 366, 1.5, '14'] },
  into: identifier,
  isArchived: { good: [true, false, undefined], bad: ['true', 1, null] },
  nameEn: optionalPlainText(200),
  phone: optional(30),
  ...ofCalls(itemCalls, { price: { good: unitPrice.good, bad: [...unitPrice.bad, null] } }),
  price: positiveAmount,
  priceHoldsVat: { good: [true, false, undefined], bad: ['true', 1, null] },
  rate: { good: [20, 9, 0], bad: [19, -1, '20', null] },
  unit: { good: ['ч', longest(20), undefined], bad: ['', longest(21), 7] },
  version: whole(1, 2_147_483_647),
  zeroGround: { good: ['ART_28', 'ART_41', null, undefined], bad: ['ART_1', 'CHAPTER_4', ''] },
  cursor: { good: ['a', 'a'.repeat(400)], bad: ['a'.repeat(401)] },
  'customer.address': optional(300),
  'customer.email': optionalEmail,
  'customer.kind': oneOf('COMPANY', 'PERSON'),
  'customer.name': plainText(200),
  'customer.taxId': optional(20),
  'customer.vatNumber': optional(20),
  customerEmail: optionalEmail,
  customerName: optionalPlainText(200),
  days: whole(1, 365),
  description: optionalPlainText(500),
  dueDate: { good: [...day.good, null], bad: day.bad },
  validFrom: { good: [...day.good, null], bad: day.bad },
  eShopNumber: optional(20),
  email,
  expiresInDays: { good: [1, 365, null, undefined], bad: [0, 366, 1.5, '30'] },
  expiresInMinutes: { good: [5, 1_440, null, undefined], bad: [4, 1_441, 5.5, '15'] },
  filter: { good: ['{}', longest(2_000)], bad: [longest(2_001)] },
  'account.firstName': text(200),
  'account.lastName': text(200),
  'account.password': password,
  firstName: text(200),
  format: oneOf('csv', 'excel'),
  from: day,
  hash: {
    good: ['0a'.repeat(32)],
    bad: ['0a'.repeat(31), `${'0a'.repeat(32)}0`, '0A'.repeat(32), `${'0a'.repeat(31)}0g`],
  },
  iban: optional(42),
  id: identifier,
  ...Object.fromEntries(
    ['DELETE /auth/sessions/:id', 'GET /jobs/:id', 'POST /jobs/:id/retry'].map((call) => [
      `${call} id`,
      uuid,
    ]),
  ),
  ids: list(500, 1),
  'ids.0': identifier,
  'GET /buyer-requests/me invoiceId': { good: [...identifier.good, undefined], bad: identifier.bad },
  invoiceAuthor: optional(200),
  items: list(200, item, 1),
  'items.0.description': plainText(500),
  'items.0.quantity': {
    good: [0.000_001, 0.001, 1, 999_999],
    bad: [0, -1, 1e-7, 1.000_000_5, 999_999.001, '1', null],
  },
  'items.0.taxRate': { good: [20, 9, 0], bad: [19, -1, '20', null] },
  'items.0.unit': { good: ['ч', longest(20), undefined], bad: ['', longest(21), 7] },
  'items.0.unitPrice': unitPrice,
  // The item has a net price, and a line has one price.
  'items.0.grossUnitPrice': { good: [null, undefined], bad: [...positiveAmount.good, 0, -1, 1.001, '1'] },
  whole: { good: [true, false, undefined], bad: ['true', 1, null] },
  trial: { good: [true, false, undefined], bad: ['true', 1, null] },
  free: { good: [true, false, undefined], bad: ['true', 1, null] },
  isReminder: { good: [true, false, undefined], bad: ['true', 1, null] },
  send: { good: [true, false, undefined], bad: ['true', 1, null] },
  reasonKind: oneOf('GOODS_RETURNED', 'DISCOUNT', 'WRONG_RATE', 'OTHER'),
  lines: { good: [...list(200, { line: 1 }, 1).good, null, undefined], bad: list(200, { line: 1 }, 1).bad },
  discount: { good: [null, undefined], bad: [1, 'all', {}] },
  language: oneOf('bg', 'en'),
  lastName: text(200),
  'PUT /users/:id lastName': optional(200),
  limit: whole(1, 100),
  maxAmount: amount,
  merchantId: identifier,
  'POST /users merchantId': { good: [...identifier.good, null, undefined], bad: identifier.bad },
  merchantIds: list(1_000, 1),
  'merchantIds.0': identifier,
  'POST /months/packs merchantIds': list(50, 1, 1),
  'POST /accountant/packs merchantIds': list(200, 1, 1),
  minAmount: amount,
  month: {
    good: ['2026-01', '2026-12', '2099-10'],
    bad: ['2026-00', '2026-13', '2026-1', '26-01', '1999-12', '2026-01-01', '10.2026', ''],
  },
  name: text(100),
  newPassword: password,
  note: optionalPlainText(500),
  'POST /invoices/:id/payments note': optional(200),
  on: day,
  page: whole(0, 1_000_000_000),
  paidOn: givenDayOnly,
  password,
  'POST /auth/login password': givenPassword,
  'POST /auth/prove password': givenPassword,
  'PUT /auth/email password': givenPassword,
  'POST /auth/verify password': { ...givenPassword, good: [...givenPassword.good, undefined] },
  'POST /users password': {
    good: [...password.good, null, undefined],
    bad: password.bad.filter((value) => value !== null),
  },
  'PUT /users/:id password': {
    good: [...password.good, '', null, undefined],
    bad: ['парол', longest(129), 123_456],
  },
  paymentId: identifier,
  paymentLinkId: identifier,
  paymentMethod: { good: ['CARD', undefined], bad: ['CASH', '', null] },
  phoneNumber: text(40),
  refundLimit: {
    good: [...positiveAmount.good, null, undefined],
    bad: positiveAmount.bad.filter((value) => value !== null),
  },
  'POST /merchants/me/invitations role': {
    good: [...merchantRoles, null, undefined],
    bad: ['ADMIN', '', []],
  },
  question: plainText(2_000),
  range: {
    good: ['[0,0]', '[0,499]', '[999999998,999999999]', '[1, 2]'],
    bad: ['[0,500]', '[1,0]', '[-1,0]', '[0]', '[0,1000000000]', '[0.5,1]', '{}', ''],
  },
  reason: optionalPlainText(500),
  'POST /payments/:id/refunds reason': oneOf(...refundReasons),
  'POST /invoices/:id/annul reason': plainText(500),
  'POST /buyer-requests/:id/refuse reason': plainText(500),
  'POST /invoices/:id/debit-notes reason': plainText(500),
  'POST /invoices/:id/payments/:paymentId/take-back reason': plainText(500),
  search,
  texts: list(500, 'я'),
  'texts.0': { good: ['', longest(1_000)], bad: [longest(1_001), 7, null] },
  'response.id': { good: ['AQ', 'a'.repeat(2_000)], bad: ['a'.repeat(2_001), 7, null, undefined] },
  'response.rawId': { good: ['AQ', 'a'.repeat(2_000)], bad: ['a'.repeat(2_001), 7, null, undefined] },
  'response.type': { good: ['public-key'], bad: ['password', '', null, undefined] },
  'DELETE /users/:id/sessions/:sessionId sessionId': uuid,
  sessionId: { good: ['c', 'c'.repeat(200)], bad: ['c'.repeat(201), 7] },
  size: whole(1, 500),
  isIndexed: { good: [true, false], bad: ['true', 1, null, undefined] },
  isOn: { good: [true, false], bad: ['true', 1, null, undefined] },
  showsEmail: { good: [true, false], bad: ['true', 1, null, undefined] },
  showsPhone: { good: [true, false], bad: ['true', 1, null, undefined] },
  takesAmounts: { good: [true, false], bad: ['true', 1, null, undefined] },
  'GET /payment-links/:id/poster size': oneOf('a6', 'a4'),
  'GET /merchants/me/public-page/poster size': oneOf('a6', 'a4'),
  'PUT /merchants/me/public-page text': optionalPlainText(1_000),
  town: optionalPlainText(80),
  'PUT /merchants/me/public-page minAmount': positiveAmount,
  'PUT /merchants/me/public-page maxAmount': positiveAmount,
  isPaused: { good: [true, false], bad: ['true', 1, null, undefined] },
  startNumber: whole(1, 9_000_000_000),
  sort: { good: ['["id","ASC"]', longest(80)], bad: [longest(81)] },
  resolution: { good: ['ACCEPT', 'GIVE_BACK'], bad: ['accept', '', null, undefined] },
  sortBy: { good: ['id', undefined], bad: ['password_hash', 'id desc', ''] },
  userId: identifier,
  'GET /accountant/clients sortBy': { good: [...clientSortFields, undefined], bad: ['id', ''] },
  sortDir: oneOf('asc', 'desc'),
  'GET /events after': { good: [sampleEventId, undefined], bad: ['', 'evt_1', sampleEventId.toUpperCase()] },
  'GET /events type': sampleTypes,
  'GET /events limit': whole(1, 200),
  'GET /events/stream type': sampleTypes,
  'GET /events/:id id': { good: [sampleEventId], bad: ['', 'evt_1', `${sampleEventId}0`] },
  'GET /payouts review': oneOf('FAILED', 'DIFFERS'),
  'GET /payouts/export review': oneOf('FAILED', 'DIFFERS'),
  'GET /payouts/:id/lines review': oneOf('DIFFERS'),
  review: oneOf(
    'WAITING',
    'REFUND_FAILED',
    'NOT_GIVEN_BACK',
    'DISPUTE_DUE',
    'DISPUTE_OPEN',
    'REFUND_BURST',
    'OTHER_CURRENCY',
    'FRAUD_WARNING',
  ),
  mail: oneOf('UNSENT'),
  waits: oneOf('BUYER_REQUEST', 'REFUNDED_ADVANCE', 'CHANGED'),
  number: { good: ['0000000054', longest(20)], bad: [longest(41), 54] },
  'GET /search search': { good: ['ab', longest(200)], bad: ['', 'a', ' a ', longest(201)] },
  'POST /merchants/status ids': list(500, 1, 1),
  subjectId: { good: ['', 5, longest(200)], bad: [longest(201)] },
  subjectType: { good: ['', longest(50)], bad: [longest(51), ['a', 'b']] },
  returnTerms: optional(500),
  taxId: optional(20),
  // The example of the first day is in November 2026.
  to: { good: ['2028-02-29', '2026-12-31', '2999-12-31', undefined], bad: day.bad },
  'GET /payment-links/trials/:token/document token': {
    good: ['t', 't'.repeat(400)],
    bad: ['t'.repeat(401)],
  },
  token: { good: ['t', 't'.repeat(200)], bad: ['t'.repeat(201)] },
  ...Object.fromEntries(
    [
      'POST /auth/reset',
      'POST /auth/verify',
      'POST /auth/email/undo',
      'PUT /auth/registration-email',
      'POST /invitations/read',
      'POST /invitations/accept',
      'POST /invitations/refuse',
    ].map((call) => [`${call} token`, secret]),
  ),
  'POST /disputes/:id/evidence/files name': text(200),
  'POST /disputes/:id/evidence/files content': {
    good: ['QQ==', 'A'.repeat(6_000_000)],
    bad: ['', 'A'.repeat(6_000_004), 'no base64!', 7],
  },
  fileId: identifier,
  'GET /api-keys sortBy': { good: ['createdAt', 'lastUsedAt', 'name', undefined], bad: ['id', ''] },
  isLive: { good: ['true', 'false', undefined], bad: ['maybe', ''] },
  'POST /api-keys name': text(80),
  'POST /api-keys scopes': {
    good: [['links:read'], [...keyScopes]],
    bad: [[], ['all'], 'links:read', null, undefined],
  },
  'POST /api-keys expiresInDays': { good: [1, 3_650, null, undefined], bad: [0, 3_651, 1.5, '30'] },
  'POST /api-keys networks': {
    good: [[], Array(20).fill('203.0.113.7'), undefined],
    bad: [Array(21).fill('203.0.113.7'), '203.0.113.7', null],
  },
  'POST /api-keys networks.0': { good: ['203.0.113.7', longest(50)], bad: ['', '   ', longest(51), 7, null] },
  'POST /api-keys/:id/rotate id': apiKeyId,
  'DELETE /api-keys/:id id': apiKeyId,
  'POST /api-keys/:id/rotate graceHours': { good: [0, 168], bad: [-1, 169, 0.5, '24', null, undefined] },
  'GET /webhook-endpoints sortBy': { good: ['createdAt', 'url', 'state', undefined], bad: ['id', ''] },
  'GET /webhook-endpoints/:id/deliveries sortBy': {
    good: ['createdAt', 'nextAt', undefined],
    bad: ['id', ''],
  },
  'GET /webhook-endpoints/:id/deliveries/:eventId eventId': webhookEventId,
  'POST /webhook-endpoints/:id/deliveries/:eventId/resend eventId': webhookEventId,
  'PUT /merchants/me/notifications/mails/:event isOn': trueOrFalse,
  'PUT /merchants/me/notifications/pushes/:event isOn': trueOrFalse,
  'POST /merchants/me/push-subscriptions endpoint': text(1_000),
  'POST /merchants/me/push-subscriptions/renew endpoint': text(1_000),
  'POST /merchants/me/push-subscriptions/end endpoint': text(1_000),
  'POST /merchants/me/push-subscriptions p256dh': base64url(80, 100),
  'POST /merchants/me/push-subscriptions auth': base64url(20, 32),
  'POST /payment-links/me returnUrl': {
    good: [undefined, null, '', 'https://shop.example/', longestUrl(500)],
    bad: [
      'http://shop.example/',
      'https://maria@shop.example/',
      'https://10.0.0.1/',
      'shop.example',
      longestUrl(501),
      7,
    ],
  },
  'POST /webhook-endpoints url': webhookUrl,
  'PUT /webhook-endpoints/:id url': webhookUrl,
  'POST /webhook-endpoints types': webhookTypes,
  'PUT /webhook-endpoints/:id types': webhookTypes,
  'POST /webhook-endpoints description': optional(200),
  'PUT /webhook-endpoints/:id description': optional(200),
  'POST /webhook-endpoints/:id/rotate graceHours': {
    good: [0, 72],
    bad: [-1, 73, 0.5, '24', null, undefined],
  },
  'POST /webhook-endpoints/:id/replay from': instantOfReplay,
  'POST /webhook-endpoints/:id/replay to': instantOfReplay,
  'POST /webhook-endpoints/:id/replay onlyFailed': {
    good: [true, false, undefined],
    bad: ['true', 1, null],
  },
  isFinal: { good: [true], bad: [false, 'true', 1, null, undefined] },
  dayLimit: limit,
  paymentLimit: limit,
  'PUT /merchants/:id/limits reason': plainText(500),
  'POST /merchants/:id/pause reason': plainText(500),
  'POST /merchants/:id/view reason': plainText(500),
  'PUT /merchants/:id reason': plainText(500),
  'POST /merchants/:id/notes text': plainText(2_000),
  'PUT /merchants/:id/notes/:noteId text': plainText(2_000),
  noteId: identifier,
  isPinned: { good: [true, false, undefined], bad: ['true', 1, null] },
  usage: { good: [...linkUsages, undefined], bad: ['TWICE', '', null] },
  username: text(254),
  'POST /payment-links/me taxRate': { good: [20, 9, 0, null, undefined], bad: [19, '20', -9] },
  'customer.country': { good: ['BG', 'us', ' de ', '', null, undefined], bad: ['XX', 'BGR', 'B'] },
  'items.0.vatGround': { good: [...vatGrounds, null, undefined], bad: ['ART_1', ''] },
  'items.0.discountPercent': { good: [0.01, 12.5, 99.99, null, undefined], bad: [0, 100, 10.005, -1, '10'] },
  taxEventDate: { good: ['2026-11-19', null, undefined], bad: ['2026-02-30', '19.11.2026', ''] },
  vatGround: { good: [...vatGrounds, null, undefined], bad: ['ART_1', ''] },
  vatNumber: optional(20),
};
