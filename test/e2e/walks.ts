import { desktop, phone } from './support/visitor.ts';

/** The walk on a telephone: a price in leva, of a merchant that is registered for VAT. */
export const inBulgarian = {
  language: 'bg',
  viewport: phone,
  business: {
    businessName: 'Пекарна „Липа“ ООД',
    address: 'гр. Пловдив, ул. „Отец Паисий“ № 5',
    taxId: 'BG175074752',
    email: 'lipa@example.bg',
    phoneNumber: '0888 123 456',
    password: 'дълга парола 1',
  },
  link: { amount: '250,00', currency: 'BGN', description: 'Торта за рожден ден, поръчка 148' },
  shown: { price: '250,00 лв.', charge: '127,82 €' },
  payer: { name: 'Мария Георгиева', email: 'maria.georgieva@example.com' },
  original: 'ОРИГИНАЛ',
  copy: 'КОПИЕ',
  /** Besides the number and what is sold. */
  onDocument: [
    'ДОСТАВЧИК Пекарна „Липа“ ООД',
    'ПОЛУЧАТЕЛ Мария Георгиева',
    'ДДС №: BG175074752',
    'Цена 250,00 лв.',
    'Данъчна основа 20% 106,52 €',
    'ДДС 20% 21,30 €',
    'Платено 127,82 €',
  ],
} as const;

/** The walk at a desktop: a price in euro, of a merchant that is not registered for VAT. */
export const inEnglish = {
  language: 'en',
  viewport: desktop,
  business: {
    businessName: 'Граматиков и синове ЕТ',
    address: 'бул. „Витоша“ 88, София',
    taxId: '831902088',
    email: 'gramatikov@example.bg',
    phoneNumber: '+359 2 987 6543',
    password: 'a long password',
  },
  link: { amount: '1,048.50', currency: 'EUR', description: 'Restoration of an oak table' },
  shown: { price: '€1,048.50', charge: '€1,048.50' },
  payer: { name: 'Ana Kostova', email: 'ana.kostova@example.com' },
  original: 'ОРИГИНАЛ / ORIGINAL',
  copy: 'КОПИЕ / COPY',
  /** Besides the number and what is sold. */
  onDocument: [
    'ДОСТАВЧИК / SUPPLIER Граматиков и синове ЕТ',
    'ПОЛУЧАТЕЛ / RECIPIENT Ana Kostova',
    'чл. 113, ал. 9 от ЗДДС / Art. 113(9) of the Bulgarian VAT Act',
    'Стойност без ДДС / Value without VAT',
    'Платено / Paid €1,048.50',
  ],
} as const;
