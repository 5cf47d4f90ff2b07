import { expect, test } from 'vitest';
import { guarded } from '#modules/invoices/adapters/sheets/csv-register.ts';

test.each(['=1+1', '+359', '-1', '@SUM(A1)', '\tx', '\rx', '  =1', '\u00a0=1', '＝1', '＋1', '－1', '＠x'])(
  'what a spreadsheet would run becomes text: %j',
  (text) => {
    expect(guarded(text)).toBe(`'${text}`);
  },
);

test.each(['', 'Иван', '0000000001', 'a=b', '12-34', 'ivan@example.com'])(
  'anything else stays: %j',
  (text) => {
    expect(guarded(text)).toBe(text);
  },
);
