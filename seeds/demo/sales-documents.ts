import { anonymous } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { RecordTransfer } from '#modules/invoices/application/record-transfer.ts';
import { WriteCreditNote } from '#modules/invoices/application/corrections/write-credit-note.ts';
import { WriteDebitNote } from '#modules/invoices/application/corrections/write-debit-note.ts';
import { DocumentsOfPayments } from '#modules/payments/index.ts';
import { cafe, designer, hotel, school, type Written } from './buyers.ts';
import { demoGoods } from './goods.ts';
import { payers } from './payers.ts';
import { sold } from './sales.ts';
import type { Shop } from './shop.ts';
import type { Story } from './story.ts';
import { draftLines, pay, write } from './written-invoices.ts';

/** Writes an invoice at an hour of its day. @returns its id */
async function* writtenAt(
  shop: Shop,
  written: Written,
  hour: number,
  minute: number,
): AsyncGenerator<Date, number, void> {
  yield shop.daysAgo(written.days, hour, minute);
  return write(shop, written);
}

const plates: Written = {
  buyer: hotel,
  lines: [
    { description: 'Чинии за основно ястие', price: 11.8, quantity: '24' },
    { description: 'Плата за сервиране', price: 18, quantity: '6' },
  ],
  days: 13,
  dueInDays: 30,
};

/** Some plates come back before the invoice is paid: the credit note names their line. */
async function* creditedByLine(shop: Shop): Story {
  const { application, actor } = shop;
  const invoiceId = yield* writtenAt(shop, plates, 11, 10);
  yield shop.daysAgo(9, 15, 35);
  await application.resolve(WriteCreditNote).execute({
    actor,
    invoiceId,
    choose: () => ({ kind: 'LINES', lines: [{ line: 1, quantity: '4' }] }),
    kind: 'GOODS_RETURNED',
    reason: 'Върнати са 4 чинии с дефект в глазурата.',
    send: true,
  });
}

const course: Written = {
  buyer: school,
  lines: [{ description: 'Курс по керамика за учители', price: 38, quantity: '8' }],
  days: 25,
  dueInDays: 14,
};

/** Two more people come to a paid course: a debit note adds them. */
async function* debited(shop: Shop): Story {
  const { application, actor } = shop;
  const invoiceId = yield* writtenAt(shop, course, 12, 20);
  yield shop.daysAgo(22, 9, 50);
  await pay(shop, invoiceId, course.buyer);
  yield shop.daysAgo(10, 16, 30);
  await application.resolve(WriteDebitNote).execute({
    actor,
    invoiceId,
    draftIn: () => ({
      lines: draftLines([{ description: 'Курс по керамика за учители', price: 38, quantity: '2' }]),
      zeroRateGround: null,
      reason: 'Добавени са двама участници след издаването на фактурата.',
      dueDate: null,
      taxEventDate: null,
    }),
    isSent: true,
  });
}

const deposit: Written = {
  buyer: designer,
  lines: [{ description: 'Аванс за керамична стена във фоайе', price: 300 }],
  days: 27,
  dueInDays: 7,
  isAdvance: true,
};

const wall: Written = {
  buyer: designer,
  lines: [
    { description: 'Керамична стена във фоайе, 6 кв. м', price: 720 },
    { description: 'Монтаж на място', price: 140 },
  ],
  days: 7,
  dueInDays: 14,
};

/** An advance is paid, and the final invoice deducts it. */
async function* advanced(shop: Shop): Story {
  const advanceId = yield* writtenAt(shop, deposit, 14, 15);
  yield shop.daysAgo(26, 10, 25);
  await pay(shop, advanceId, designer);
  yield shop.daysAgo(wall.days, 17, 5);
  await write(shop, wall, [advanceId]);
}

const service: Written = {
  buyer: cafe,
  lines: [{ description: 'Сервиз за 60 места по поръчка', price: 1_250 }],
  days: 18,
  dueInDays: 60,
  installments: [
    { inDays: 3, amount: 500 },
    { inDays: 30, amount: 500 },
    { inDays: 60, amount: 500 },
  ],
};

/** Three instalments, of which the first is paid by card. */
async function* inInstallments(shop: Shop): Story {
  const invoiceId = yield* writtenAt(shop, service, 13, 40);
  yield shop.daysAgo(16, 11, 55);
  await pay(shop, invoiceId, service.buyer);
}

const sinks: Written = {
  buyer: hotel,
  lines: [{ description: 'Керамични мивки за апартаменти', price: 160, quantity: '3' }],
  days: 8,
  dueInDays: 21,
};

/** The buyer transfers a part from its bank account. */
async function* partlyTransferred(shop: Shop): Story {
  const { application, actor } = shop;
  const invoiceId = yield* writtenAt(shop, sinks, 9, 25);
  const paidAt = shop.daysAgo(3, 12, 10);
  yield paidAt;
  await application.resolve(RecordTransfer).execute({
    actor,
    invoiceId,
    amount: 300,
    paidOn: businessDateOf(paidAt),
    note: 'Първа част по уговорка',
    requestKey: null,
  });
}

/** A payer asks for an invoice to a company when only the merchant can issue it. */
async function* companyAskedLate(shop: Shop): Story {
  const order = { at: shop.daysAgo(10, 15, 20), sale: demoGoods[3]!, payer: payers[9]! };
  const sale = { ...order.sale, description: 'Поръчка № 1042: чинии и купи' };
  const paymentId = yield* sold(shop, { ...order, sale });
  yield shop.daysAgo(1, 18, 45);
  await shop.application.resolve(DocumentsOfPayments).nameBuyer({
    actor: anonymous,
    paymentId,
    buyer: {
      name: 'Ангелов Интериор ЕООД',
      address: 'ул. „Гладстон“ 12, 4000 Пловдив',
      taxId: '206317454',
      vatNumber: null,
      country: 'BG',
    },
    invoiceNumber: null,
    sessionId: 'seed',
  });
}

/** One sale of the demo merchant for each kind of document that corrects, precedes or divides an invoice. */
export const salesDocuments = (shop: Shop): Story[] => [
  creditedByLine(shop),
  debited(shop),
  advanced(shop),
  inInstallments(shop),
  partlyTransferred(shop),
  companyAskedLate(shop),
];
