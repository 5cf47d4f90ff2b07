import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { mayReplace, type ReplacementFacts } from '#modules/invoices/domain/corrections/may-replace.ts';
import { sampleDocument } from '../sample-document.ts';

const buyer = {
  name: 'Тест ЕООД',
  address: 'гр. София',
  taxId: '175074752',
  vatNumber: null,
  country: 'BG',
};
const document = {
  ...sampleDocument(),
  paymentId: 7,
  issueDate: businessDate('2026-11-20'),
  taxEventDate: businessDate('2026-11-20'),
};
const facts: ReplacementFacts = {
  document,
  buyer,
  today: businessDate('2026-11-21'),
  isAnnulled: false,
  isReplaced: false,
  isCorrected: false,
  isDeducted: false,
  isRefunded: false,
  isDisputed: false,
};
const dated = (issueDate: string, taxEventDate: string) => ({
  document: { ...document, issueDate: businessDate(issueDate), taxEventDate: businessDate(taxEventDate) },
});
const reversed = {
  ...document,
  vatRegistration: 'ART_97A' as const,
  vatGround: 'ART_113_9' as const,
  lines: document.lines.map(({ vatGround: _, ...line }) => ({ ...line, taxRate: 0 as const })),
};

test.each<[string, Partial<ReplacementFacts>, ReturnType<typeof mayReplace>]>([
  ['the next day', {}, null],
  ['the fifth day', { today: businessDate('2026-11-25') }, null],
  ['the sixth day', { today: businessDate('2026-11-26') }, 'TOO_LATE'],
  [
    'another month of issue',
    { ...dated('2026-11-30', '2026-11-30'), today: businessDate('2026-12-01') },
    'OTHER_MONTH',
  ],
  [
    'a tax event of another month',
    { ...dated('2026-12-01', '2026-11-30'), today: businessDate('2026-12-02') },
    'OTHER_MONTH',
  ],
  ['an annulled document', { isAnnulled: true }, 'ANNULLED'],
  ['a replaced document', { isReplaced: true }, 'REPLACED'],
  ['a written invoice', { document: { ...document, paymentId: null } }, 'WRITTEN'],
  ['a corrected document', { isCorrected: true }, 'CORRECTED'],
  ['a deducted advance', { isDeducted: true }, 'DEDUCTED'],
  ['a refund', { isRefunded: true, isCorrected: true }, 'REFUNDED'],
  ['a dispute', { isDisputed: true }, 'DISPUTED'],
  [
    'a buyer whose tax is reversed',
    { document: reversed, buyer: { ...buyer, country: 'DE', taxId: null, vatNumber: 'DE136695976' } },
    'OTHER_VAT',
  ],
])('%s decides whether a paid document may be replaced', (_, change, expected) => {
  expect(mayReplace({ ...facts, ...change })).toBe(expected);
});
