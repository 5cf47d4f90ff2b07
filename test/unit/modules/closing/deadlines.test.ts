import { describe, expect, it } from 'vitest';
import { monthLetter } from '#modules/closing/adapters/mail/month-letter.ts';
import { deadlinesOf } from '#modules/closing/domain/month-close.ts';
import { messages } from '#messages/message-catalogue.ts';

const plain = 'NOT_FISCAL';

describe('the deadlines of a month', () => {
  it.each([
    ['FULL', '2026-11-14'],
    ['ART_97A', '2026-11-14'],
    ['NONE', null],
    ['EX', null],
  ] as const)('a merchant registered as %s files its VAT return until %s', (vatRegistration, day) => {
    expect(deadlinesOf('2026-10', { fiscalMode: plain }, [{ vatRegistration }])).toEqual({
      vatReturn: day,
      auditFile: null,
    });
  });

  it('an e-shop under the alternative regime files its audit file until the 15th, also over a turn of the year', () => {
    const shop = { vatRegistration: 'NONE', fiscalMode: 'ALT_REGIME' } as const;
    expect(deadlinesOf('2026-12', shop, [shop])).toEqual({ vatReturn: null, auditFile: '2027-01-15' });
  });

  it.each(['bg', 'en'] as const)('a mail in %s names only the deadlines of the merchant', (language) => {
    const letter = (vatRegistration: 'FULL' | 'NONE') =>
      monthLetter(
        {
          kind: 'REMINDER',
          to: 'shop@example.bg',
          id: '1',
          month: '2026-10',
          merchantName: 'Ателие',
          language,
          errors: 0,
          warnings: 0,
          deadlines: deadlinesOf('2026-10', { fiscalMode: plain }, [{ vatRegistration }]),
        },
        { messages, publicUrl: 'https://plateno.example' },
      );
    expect(letter('FULL').rows.map(({ value }) => value)).toEqual(['14.11.2026']);
    expect(letter('NONE').rows).toEqual([]);
  });
});
