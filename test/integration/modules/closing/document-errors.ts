import type { TestMerchant } from '#test/support/application/build.ts';
import type { FaultMaker } from './document-faults-fixture.ts';

const taxId = '831902088';
const company = { name: 'Дърво ЕООД', address: 'София', taxId, vatNumber: null, country: 'BG' };
const setBuyer = (field: string, value: string): string =>
  `buyer = jsonb_set(buyer, '{${field}}', '${value}')`;
const [reissueBg, reissueEn] = ['Издайте кредитно известие и нова фактура', 'Issue a credit note and a new'];
const [writeBg, writeEn] = ['Пишете ни', 'Contact us'];

type Said = readonly [reason: string, remedy: string];
/** Makes the fault. @returns what takes it away */
type Make = (maker: FaultMaker, merchant: TestMerchant) => Promise<() => Promise<unknown>>;
type Fault = Readonly<{ code: string; number: string | null; bg: Said; en: Said; make: Make }>;

export const first = '0000000001';
/** Faults that keep a month open, each with the message and the remedy. */
export const documentErrors: readonly Fault[] = [
  {
    code: 'BUYER_EIK_WRONG',
    number: first,
    bg: ['ЕИК 831902089 на получателя е грешен', reissueBg],
    en: ['the buyer’s EIK 831902089 is wrong', reissueEn],
    make: async (maker, merchant) => {
      await maker.pay(merchant, { buyer: { ...company, taxId: '831902089' } });
      return () => maker.rewrite(merchant, setBuyer('taxId', `"${taxId}"`));
    },
  },
  {
    code: 'BUYER_WITHOUT_EIK',
    number: first,
    bg: ['„Дърво ЕООД“ е фирма, но няма ЕИК', reissueBg],
    en: ['“Дърво ЕООД” is a company without an EIK', reissueEn],
    make: async (maker, merchant) => {
      await maker.pay(merchant, { buyer: { ...company, taxId: null } });
      return () => maker.rewrite(merchant, setBuyer('taxId', `"${taxId}"`));
    },
  },
  {
    code: 'BUYER_NUMBER_NEEDED',
    number: first,
    bg: ['изисква номер по ДДС на получателя', reissueBg],
    en: ['needs the buyer’s VAT number', reissueEn],
    make: async (maker, merchant) => {
      await maker.pay(merchant, { buyer: company, taxRate: 0, vatGround: 'ART_45' });
      await maker.rewrite(merchant, `lines vat_ground = 'ART_53'`);
      return () => maker.rewrite(merchant, setBuyer('vatNumber', `"BG${taxId}"`));
    },
  },
  {
    code: 'E_SHOP_NUMBER_MISSING',
    number: first,
    bg: ['Няма номер на електронния магазин', 'Въведете номера (RF…)'],
    en: ['There is no e-shop number', '(RF…)'],
    make: async (maker, merchant) => {
      await maker.pay(merchant, { buyer: company });
      await maker.rewrite(merchant, `fiscal_mode = 'ALT_REGIME', e_shop_number = null`);
      return () => maker.rewrite(merchant, `e_shop_number = 'RF0001234'`);
    },
  },
  {
    code: 'SUMS_DIFFER',
    number: first,
    bg: ['редовете не се събират в сумата', writeBg],
    en: ['the lines do not add up to the total', writeEn],
    make: async (maker, merchant) => {
      await maker.pay(merchant, { buyer: company });
      await maker.rewrite(merchant, 'subtotal_minor = subtotal_minor + 1, tax_minor = tax_minor - 1');
      return () => maker.rewrite(merchant, 'subtotal_minor = subtotal_minor - 1, tax_minor = tax_minor + 1');
    },
  },
  {
    code: 'REFUND_WITHOUT_NOTE',
    number: first,
    bg: ['няма кредитно известие', 'Издайте кредитно известие за възстановената сума'],
    en: ['has no credit note', 'Issue a credit note for the refunded amount'],
    make: async (maker, merchant) => maker.refund(await maker.pay(merchant, { buyer: company })),
  },
  {
    code: 'NUMBER_GAP',
    number: '0000000005',
    bg: ['Липсват номера на документи от 2 до 4', writeBg],
    en: ['Document numbers are missing from 2 to 4', writeEn],
    make: async (maker, merchant) => {
      await maker.pay(merchant, { buyer: company });
      await maker.pay(merchant, { buyer: company });
      const move = `number = case number when %1 then %2 else number end,
        invoice_number = case number when %1 then '000000000%2' else invoice_number end`;
      const from = (one: number, other: number) =>
        move.replaceAll('%1', String(one)).replaceAll('%2', String(other));
      await maker.edit(merchant, from(2, 5));
      return () => maker.edit(merchant, from(5, 2));
    },
  },
  {
    code: 'CHAIN_BROKEN',
    number: first,
    bg: ['Проверката на документ 0000000001 не минава', writeBg],
    en: ['The verification of document 0000000001 fails', writeEn],
    make: async (maker, merchant) => {
      await maker.pay(merchant, { buyer: company, description: 'Дъска' });
      await maker.edit(merchant, `lines description = 'Дръжка'`);
      return () => maker.edit(merchant, `lines description = 'Дъска'`);
    },
  },
];
