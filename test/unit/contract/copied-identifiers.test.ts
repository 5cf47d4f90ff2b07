import { afterAll, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { sessionParams } from '#contract/payments/checkouts.ts';
import { companyNumber } from '#contract/customers/customer-fields.ts';
import { parsePart } from '#contract/parse-input.ts';
import { normaliseFiscalProfile } from '#modules/merchants/domain/fiscal-problems.ts';
import type { FiscalProfile } from '#modules/merchants/domain/fiscal-profile.ts';
import { readRecoveryCode, readTotpCode } from '#modules/users/domain/recovery-code.ts';
import { idleApplication } from '#test/support/idle-application.ts';
import { parseAmount } from '#web/shared/form/parse-amount.ts';

const application = await idleApplication();
afterAll(() => application.close());

const narrow = '\u202f';
const noBreak = '\u00a0';
/** What stands around an identifier where people copy it from. */
const copies = (text: string): readonly string[] => [
  `${text}.`,
  `${text},`,
  `(${text})`,
  `„${text}“`,
  `"${text}";`,
  ` ${text}${noBreak}`,
  `\u200b${text}\u200b`,
  `\u202a${text}\u202c`,
  `<${text}>`,
  `${text}\n`,
];

test('every search of a list finds an identifier with the signs that were copied around it', () => {
  const lists = application.routes.flatMap(({ endpoint: { path, query } }) => {
    const { search } = (query as { shape?: Record<string, ZodType> } | undefined)?.shape ?? {};
    return search === undefined ? [] : [{ path, search }];
  });
  expect(lists.length).toBeGreaterThan(10);
  for (const { path, search } of lists)
    for (const known of [
      '0000000071',
      '#54',
      'ch_3Pq7Ab',
      'pi_3Pq7Ab',
      're_3Pq7Ab',
      'cs_test_a1B2',
      '175074752',
    ])
      for (const copied of copies(known))
        expect([path, copied, search.parse(copied)]).toEqual([path, copied, known]);
});

test('a session of a checkout is read without the signs that were copied around it', () => {
  for (const sessionId of copies('cs_test_a1B2c3_-'))
    expect(parsePart(sessionParams, { sessionId }).value).toEqual({ sessionId: 'cs_test_a1B2c3_-' });
});

test.each(['492 039', '492-039', `492${noBreak}039`, `492${narrow}039.`, '\u200e492039', '(492039)'])(
  'the one-time code %j is read',
  (typed) => expect(readTotpCode(typed)).toBe('492039'),
);

test('a recovery code is read with spaces, dashes and marks anywhere', () => {
  const code = 'AB3D7GH9JK';
  const read = readRecoveryCode(code);
  for (const typed of ['ab3d7-gh9jk', ` AB3D7${noBreak}GH9JK.`, 'AB3D7\u2013GH9JK', '„AB3D7 GH9JK“'])
    expect(readRecoveryCode(typed)).toBe(read);
});

test.each([
  '175 074 752',
  `175${noBreak}074${noBreak}752.`,
  '\u200e175074752',
  '175-074-752',
  '175.074.752,',
])('the EIK %j is read', (typed) => expect(parsePart(companyNumber, typed).value).toBe('175074752'));

test.each(['BG 175 074 752', `bg175${noBreak}074752;`])('the VAT number %j is read', (typed) =>
  expect(parsePart(companyNumber, typed).value).toBe('BG175074752'),
);

test.each([
  'BG80 BNBG 9661 1020 3456 78',
  `BG80${noBreak}BNBG${narrow}9661 1020 3456 78.`,
  'bg80-bnbg-9661-1020-3456-78',
  '(BG80BNBG96611020345678)',
])('the IBAN %j is read', (iban) => {
  const given = { vatRegistration: 'NONE', vatNumber: null, eShopNumber: null, iban, bic: null };
  expect(normaliseFiscalProfile(given as unknown as FiscalProfile).iban).toBe('BG80BNBG96611020345678');
});

test.each([`1${noBreak}234,50`, `1${narrow}234,50`, ' 1234.50 ', '1 234.50'])(
  'the amount %j is read',
  (typed) => expect(parseAmount(typed)).toBe(1234.5),
);
