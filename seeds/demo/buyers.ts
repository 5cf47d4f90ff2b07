import type { VatRate } from '#modules/invoices/domain/vat.ts';
import type { DraftCustomer } from '#modules/invoices/domain/written-invoice.ts';

export type Buyer = DraftCustomer;
type Line = Readonly<{
  description: string;
  /** Net, decimal. */ price: number;
  quantity?: string;
  taxRate?: VatRate;
}>;
/** A written invoice and its outcome; days count back from today. */
export type Written = Readonly<{
  buyer: Buyer;
  lines: readonly Line[];
  days: number;
  dueInDays: number;
  paid?: number;
  isAdvance?: boolean;
  /** Parts of the total, in euro, with their due days from the day of issue. */
  installments?: readonly Readonly<{ inDays: number; amount: number }>[];
  /** Reason of the annulment. */
  annulled?: string;
}>;

const company = (name: string, address: string, taxId: string, mailbox: string): Buyer => ({
  kind: 'COMPANY',
  name,
  address,
  taxId,
  vatNumber: `BG${taxId}`,
  email: `${mailbox}@example.com`,
});

export const hotel = company(
  'Хотел „Филипополис“ ООД',
  'бул. „Шести септември“ 21, 4000 Пловдив',
  '205148738',
  'hotel',
);
export const designer = company('Етно Дизайн ЕООД', 'ул. „Цар Асен“ 9, 1000 София', '115672040', 'etno');
export const cafe = company('Кафе „Тепе“ ООД', 'ул. „Отец Паисий“ 30, 4000 Пловдив', '203904189', 'tepe');
export const school = company(
  'Училище „Палитра“ ЕООД',
  'ул. „Иван Вазов“ 14, 4000 Пловдив',
  '176203552',
  'palitra',
);
const person: Buyer = {
  kind: 'PERSON',
  name: 'Стефан Илиев',
  address: null,
  taxId: null,
  vatNumber: null,
  email: 'stefan.iliev@example.com',
};

/** Written invoices of the demo merchant: paid, paid after reminders, overdue, due soon, new, annulled and unsent. */
export const demoInvoices: readonly Written[] = [
  {
    buyer: hotel,
    lines: [
      { description: 'Порцеланови чинии за закуска', price: 9.5, quantity: '40' },
      { description: 'Доставка до хотела', price: 12 },
    ],
    days: 46,
    dueInDays: 14,
    paid: 41,
  },
  {
    buyer: cafe,
    lines: [{ description: 'Чаши за еспресо с лого', price: 6.2, quantity: '60' }],
    days: 39,
    dueInDays: 14,
    paid: 21,
  },
  {
    buyer: designer,
    lines: [{ description: 'Керамични пана за шоурум', price: 185, quantity: '2' }],
    days: 30,
    dueInDays: 14,
  },
  {
    buyer: person,
    lines: [{ description: 'Ваза по поръчка, 40 см', price: 95 }],
    days: 16,
    dueInDays: 14,
  },
  {
    buyer: school,
    lines: [{ description: 'Работилница за ученици, група от 12', price: 14, quantity: '12' }],
    days: 12,
    dueInDays: 14,
  },
  {
    buyer: cafe,
    lines: [{ description: 'Купи за мюсли', price: 7.4, quantity: '30' }],
    days: 3,
    dueInDays: 14,
  },
  {
    buyer: designer,
    lines: [{ description: 'Керамични пана за шоурум, грешно количество', price: 185, quantity: '20' }],
    days: 31,
    dueInDays: 14,
    annulled: 'Сгрешено количество; издадена е нова фактура.',
  },
  {
    buyer: { ...person, name: 'Анна Костова', email: null },
    lines: [{ description: 'Ремонт на грънчарско колело', price: 48 }],
    days: 1,
    dueInDays: 14,
  },
];

/** Written invoices of the merchant that is not registered for VAT. */
export const secondInvoices: readonly Written[] = [
  {
    buyer: cafe,
    lines: [{ description: 'Кетъринг за откриване', price: 320, taxRate: 0 }],
    days: 7,
    dueInDays: 14,
  },
];
