import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { InvoiceCopy } from '#modules/invoices/ports/invoice-printer.ts';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import { company, line, person, supplier, threeRates, type DocumentFactory } from './document-factory.ts';

const dollars = Money.ofMinor(10_001, 'USD');
const euro = Money.ofMinor(6_840, 'EUR');
const inDollars = {
  amount: dollars,
  chargeAmount: dollars,
  eurRate: '1.0842',
  eurRateDay: businessDate('2026-11-19'),
};
const inEuro = { amount: euro, chargeAmount: euro };
export const account = { iban: 'BG80BNBG96611020345678', bic: 'BNBGBGSD' };
const altRegime = { fiscalMode: 'ALT_REGIME', eShopNumber: 'RF0000123' };
const foreignCompany = {
  ...company,
  name: 'Acme GmbH',
  address: 'Hauptstr. 1, Berlin',
  taxId: null,
  vatNumber: 'DE123456789',
};
const untaxed = threeRates.map((each) => ({ ...each, taxRate: 0 as const }));
const ninePercent = [line('Нощувка', '2', 'бр.', 5_000, 9)];
const abroad = [line('Software', '12', 'h', 6_500, 0, 'USD')];

/** A kind of document; its PDF contains every text of `says` and no text of `never`. */
type Kind = Readonly<{
  name: string;
  make: (documents: DocumentFactory) => Promise<InvoiceView>;
  copy?: InvoiceCopy;
  says: readonly string[];
  never?: readonly string[];
}>;

/** Without a place to break. */
const longWord = 'дългадума'.repeat(20);

const noVat = ['Данъчна основа', 'ДДС 0%', 'ДДС 20%', '20%'];

export const documentKinds: readonly Kind[] = [
  {
    name: 'paid in euro to a registered supplier',
    make: (documents) => documents.paid(supplier('FULL'), inEuro),
    says: [
      'ОРИГИНАЛ',
      'ДДС №: BG175074752',
      '57,00 20% 57,00',
      'Данъчна основа 20% 57,00 €',
      'ДДС 20% 11,40 €',
      'Обща сума 68,40 €',
      'Платено 68,40 €',
      'Начин на плащане С карта',
      'ПЛАТЕНО',
    ],
    never: [
      'Падеж',
      'Основание',
      'лв.',
      'курс',
      'КОПИЕ',
      'група',
      'Поръчка',
      'Референция',
      'Сума за плащане',
    ],
  },
  {
    name: 'paid in euro to a supplier without registration',
    make: (documents) => documents.paid(supplier('NONE'), inEuro),
    says: [
      '68,40 – 68,40',
      'Основание за неначисляване на ДДС: чл. 113, ал. 9 от ЗДДС',
      'Стойност без ДДС 68,40 €',
      'Обща сума 68,40 €',
    ],
    never: [...noVat, 'ДДС №'],
  },
  {
    name: 'paid to a supplier registered under art. 97a',
    make: (documents) => documents.paid(supplier('ART_97A'), inEuro),
    says: [
      'ДДС №: BG175074752',
      'Основание за неначисляване на ДДС: чл. 113, ал. 9 от ЗДДС',
      'Стойност без ДДС 68,40 €',
    ],
    never: noVat,
  },
  {
    name: 'paid to a supplier in the scheme for small enterprises',
    make: (documents) => documents.paid(supplier('EX'), inEuro),
    says: [
      'ДДС №: BG175074752-EX',
      'чл. 284 от Директива 2006/112/ЕО (специален режим за малките предприятия)',
      'Стойност без ДДС 68,40 €',
    ],
    never: noVat,
  },
  {
    name: 'priced in leva, in the alternative regime',
    make: (documents) =>
      documents.paid(supplier('FULL', altRegime), { transactionReference: 'pi_3QK1XyZ2eZvKYlo2C0d9' }),
    copy: 'COPY',
    says: [
      'КОПИЕ',
      '42,61 20% група Б 42,61',
      'Обща сума 51,13 €',
      'Цена 100,00 лв., платена в евро по фиксирания курс 1 EUR = 1,95583 BGN. Сумата в левове е за сведение.',
      'Платено на 20.11.2026 г., 13:59:00',
      'Референция на плащането pi_3QK1XyZ2eZvKYlo2C0d9',
      'Поръчка №',
      '№ на електронния магазин RF0000123',
      'Документ за продажба по чл. 52о от Наредба Н-18',
    ],
    never: ['ОРИГИНАЛ'],
  },
  {
    name: 'paid in dollars, in both languages',
    make: (documents) => documents.paid(supplier('FULL'), { ...inDollars, language: 'en' }),
    says: [
      'ФАКТУРА / INVOICE',
      'Данъчна основа 20% / Taxable amount 20% $83.34',
      'ДДС 20% / VAT 20% $16.67',
      'Обща сума / Total amount $100.01',
      'сто щатски долара и един цент / one hundred US dollars and one cent',
      'В евро по курс на ЕЦБ от 19.11.2026 г.: 1 EUR = 1,0842 USD. Данъчна основа 76,87 €, ДДС 15,37 €.',
      'In euro at the ECB rate of 19/11/2026: 1 EUR = 1.0842 USD. Taxable amount €76.87, VAT €15.37.',
    ],
  },
  {
    name: 'paid in dollars to a supplier without registration',
    make: (documents) => documents.paid(supplier('NONE'), inDollars),
    says: [
      'В евро по курс на ЕЦБ от 19.11.2026 г.: 1 EUR = 1,0842 USD. Сума 92,24 €.',
      'Стойност без ДДС 100,01 $',
    ],
    never: noVat,
  },
  {
    name: 'written at three rates for a company',
    make: (documents) => documents.written(supplier('FULL', account), {}),
    says: [
      'Падеж 04.12.2026 г.',
      'ПОЛУЧАТЕЛ Книжарница „Хеликон“ ООД Адрес: гр. Пловдив, ул. „Райко Даскалов“ 3 ЕИК / идентификационен №: 831902088 ДДС №: BG831902088',
      '1 Консултация по счетоводство 2,5 ч 40,00 20% 100,00',
      '2 Учебник „Счетоводство за всички“ 3 бр. 9,99 9% 29,97',
      '3 Обучение по освободена доставка 1 бр. 120,00 освободена 120,00',
      'Данъчна основа 20% 100,00 € ДДС 20% 20,00 € Данъчна основа 9% 29,97 € ДДС 9% 2,70 € Освободена доставка, чл. 41 от ЗДДС (образование, спорт и физическо възпитание) 120,00 € Сума за плащане 272,67 €',
      'Платете с карта на: http',
      'Начин на плащане С карта или по банков път',
    ],
    never: ['Платено', 'ПЛАТЕНО', 'Поръчка'],
  },
  {
    name: 'withheld in part, in both languages',
    make: (documents) => documents.withheld(supplier('FULL', account), { language: 'en' }, 20_000),
    says: [
      'Начин на плащане / Payment method С карта или по банков път / Card or bank transfer',
      'Удържана от плащанията / Withheld from payments, 20.11.2026 €200.00',
      '€72.67',
      'Платете с карта на',
    ],
    never: ['ПЛАТЕНО'],
  },
  {
    name: 'withheld whole, in both languages',
    make: (documents) => documents.withheld(supplier('FULL', account), { language: 'en' }, 27_267),
    says: ['Начин на плащане / Payment method Удържана от плащанията / Withheld from payments', 'ПЛАТЕНО'],
    never: ['С карта', 'Платете'],
  },
  {
    name: 'written at nine percent for a person',
    make: (documents) =>
      documents.written(supplier('FULL'), { customer: person, lines: ninePercent, zeroRateGround: null }),
    says: [
      'ПОЛУЧАТЕЛ Иван Петров №',
      'Данъчна основа 9% 100,00 € ДДС 9% 9,00 € Сума за плащане 109,00 €',
      'Начин на плащане С карта Съставил',
    ],
    never: ['Основание', 'банков', 'ЕИК / идентификационен'],
  },
  {
    name: 'written by a supplier without registration',
    make: (documents) =>
      documents.written(supplier('NONE', account), {
        customer: person,
        lines: untaxed,
        zeroRateGround: null,
      }),
    says: [
      'чл. 113, ал. 9 от ЗДДС',
      'Стойност без ДДС 249,97 € Основание за неначисляване на ДДС: чл. 113, ал. 9 от ЗДДС Сума за плащане 249,97 €',
    ],
    never: noVat,
  },
  {
    name: 'written in dollars at zero with reverse charge',
    make: (documents) =>
      documents.written(supplier('FULL', account), {
        currency: 'USD',
        customer: foreignCompany,
        lines: abroad,
        zeroRateGround: 'ART_21_2',
        language: 'en',
      }),
    says: [
      'Acme GmbH',
      'ДДС № / VAT No.: DE123456789',
      'Обратно начисляване, основание / Reverse charge, reason: чл. 21, ал. 2 от ЗДДС (услуга с място на изпълнение при получателя) / Art. 21(2) of the Bulgarian VAT Act (service supplied where the recipient is)',
      'ДДС 0% / VAT 0% $0.00',
      'В евро по курс на ЕЦБ от 19.11.2026 г.: 1 EUR = 1,0842 USD. Данъчна основа 719,42 €, ДДС 0,00 €.',
    ],
    never: ['IBAN', 'банков'],
  },
  {
    name: 'written at three rates and paid by its link',
    make: (documents) => documents.settled(supplier('FULL', account), {}),
    says: [
      'Обща сума 272,67 € Платено 272,67 €',
      'Начин на плащане С карта',
      'Платено на 20.11.2026 г. Съставил',
    ],
    never: ['Падеж', 'IBAN', 'Платете'],
  },
  {
    name: 'written with a note, in both languages',
    make: (documents) =>
      documents.written(supplier('FULL'), {
        description: `По договор 12 <b>& анекс</b> ${longWord}`,
        language: 'en',
      }),
    says: ['Бележка / Note: По договор 12 <b>& анекс</b> дългаду', 'Данъчна основа 20%'],
  },
  {
    name: 'written with a note that repeats a line',
    make: (documents) => documents.written(supplier('FULL'), { description: threeRates[0]!.description }),
    says: ['Консултация по счетоводство'],
    never: ['Бележка'],
  },
  {
    name: 'credit note of three rates',
    make: (documents) => documents.credited(supplier('FULL'), {}, 10_000),
    says: [
      'КРЕДИТНО ИЗВЕСТИЕ № 0000000002',
      'Към фактура № 0000000001 от 20.11.2026 г.',
      'Основание за издаване: Върната стока по рекламация',
      'Данъчна основа 20% 36,67 € ДДС 20% 7,34 € Данъчна основа 9% 10,99 € ДДС 9% 0,99 € Освободена доставка, чл. 41 от ЗДДС (образование, спорт и физическо възпитание) 44,01 € Сума за възстановяване 100,00 € Възстановено 100,00 €',
      'Словом: сто евро',
    ],
    never: ['Сума за плащане', 'Падеж', 'Бележка'],
  },
  {
    name: 'credit note in both languages',
    make: (documents) => documents.credited(supplier('FULL'), { language: 'en' }, 27_267),
    says: [
      'КРЕДИТНО ИЗВЕСТИЕ / CREDIT NOTE № 0000000002',
      'Към фактура № 0000000001 от 20.11.2026 г. / To invoice No. 0000000001 of 20/11/2026',
      'Сума за възстановяване / Total credited €272.67',
      'ДДС 20% / VAT 20% €20.00',
      'ДДС 9% / VAT 9% €2.70',
    ],
  },
  {
    name: 'annulled',
    make: (documents) => documents.annulled(supplier('FULL', account)),
    says: [
      'АНУЛИРАН ДОКУМЕНТ',
      'Причина за анулирането: Грешен получател',
      'Обща сума 272,67 €',
      'ФАКТУРА № 0000000001',
    ],
    never: ['Сума за плащане', 'Падеж', 'Платете', 'IBAN', 'Начин на плащане'],
  },
  {
    name: 'test invoice',
    make: (documents) => documents.testDocument(supplier('FULL')),
    says: ['ФАКТУРА № TEST-000001', 'ПРОБЕН ДОКУМЕНТ, БЕЗ ДАНЪЧНА СТОЙНОСТ', 'Обща сума 100,00 €'],
    never: ['0000000001'],
  },
];
