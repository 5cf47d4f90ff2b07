import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { sampleDocument } from './sample-document.ts';

test('issue date, tax event and due date of a payment’s document are the day of the payment in Sofia', () => {
  const { issueDate, taxEventDate, dueDate } = sampleDocument();
  expect({ issueDate, taxEventDate, dueDate }).toEqual({
    issueDate: '2026-11-20',
    taxEventDate: '2026-11-20',
    dueDate: '2026-11-20',
  });
});

test('a document of a series that is a day ahead has that issue date, and the payment’s day as tax event', () => {
  const { issueDate, taxEventDate, dueDate } = sampleDocument({
    place: { issueDate: businessDate('2026-11-21') },
  });
  expect([taxEventDate, issueDate, dueDate]).toEqual(['2026-11-20', '2026-11-21', '2026-11-21']);
});

test('the paid amount is the total of one line, VAT included', () => {
  const { total, subtotal, tax, lines } = sampleDocument();
  expect([total.minor, subtotal.minor, tax.minor]).toEqual([5113n, 4261n, 852n]);
  expect(lines).toEqual([
    {
      description: 'Дегустационно меню за двама',
      quantity: '1',
      unit: 'бр.',
      unitPrice: subtotal,
      net: subtotal,
      taxRate: 20,
      taxGroup: 'Б',
      tax,
    },
  ]);
});

test('the document of a merchant without VAT registration has no VAT and states the legal ground', () => {
  const { subtotal, tax, vatGround, vatRegistration, lines } = sampleDocument({
    supplier: { vatRegistration: 'NONE', vatNumber: null },
  });
  expect([subtotal.minor, tax.minor, vatGround, vatRegistration]).toEqual([5113n, 0n, 'ART_113_9', 'NONE']);
  expect([lines[0]?.taxRate, lines[0]?.taxGroup]).toEqual([0, 'А']);
});

test('a document states the price in leva beside the charge in euro, and no other price', () => {
  expect(sampleDocument().price).toEqual(Money.ofMinor(10_000, 'BGN'));
  expect(sampleDocument({ payment: { amount: Money.ofMinor(5_113, 'EUR') } }).price).toBeNull();
});

test('a document in dollars has base and VAT in euro, which add up to the payment in euro', () => {
  const dollars = Money.ofMinor(10_001, 'USD');
  const { eurRate, eurSubtotal, eurTax, subtotal, tax } = sampleDocument({
    payment: { amount: dollars, chargeAmount: dollars, eurRate: '1.084200' },
  });
  expect([subtotal.minor, tax.minor]).toEqual([8334n, 1667n]);
  // 100.01 / 1.0842 = 92.243… and 83.34 / 1.0842 = 76.867…
  expect([eurRate, eurSubtotal.minor, eurTax.minor]).toEqual(['1.0842', 7687n, 1537n]);
});

test('a document stores the seller of the day of issue: EIK without country code, author, fiscal data', () => {
  const document = sampleDocument();
  expect(document.seller).toEqual({
    name: '„Механа Витоша“ ЕООД',
    address: 'гр. София, ул. „Граф Игнатиев“ № 12',
    taxId: '175074752',
    vatNumber: 'BG175074752',
  });
  expect([document.author, document.fiscalMode, document.eShopNumber]).toEqual([
    'Мария Георгиева',
    'ALT_REGIME',
    'RF0000123',
  ]);
  expect([document.orderNumber, document.transactionReference]).toEqual([1042, 'pi_1042']);
});

test('a document has default texts for fields that the customer left empty', () => {
  const document = sampleDocument({
    payment: { customerName: null, description: null },
    supplier: { invoiceAuthor: null },
  });
  expect([document.buyer.name, document.lines[0]?.description, document.author]).toEqual([
    'Краен клиент',
    'Продажба № 1042',
    '„Механа Витоша“ ЕООД',
  ]);
  expect([document.customerName, document.description]).toEqual([null, null]);
});
