import { expect, test } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { sampleDocument } from './sample-document.ts';

test('issue, tax event and due date are the day of the payment in Sofia', () => {
  const { issueDate, taxEventDate, dueDate } = sampleDocument();
  expect({ issueDate, taxEventDate, dueDate }).toEqual({
    issueDate: '2026-11-20',
    taxEventDate: '2026-11-20',
    dueDate: '2026-11-20',
  });
});

test('when the series is a day ahead the document is issued that day, and the tax event stays the payment’s', () => {
  const { issueDate, taxEventDate, dueDate } = sampleDocument({
    place: { issueDate: businessDate('2026-11-21') },
  });
  expect([taxEventDate, issueDate, dueDate]).toEqual(['2026-11-20', '2026-11-21', '2026-11-21']);
});

test('the paid amount is the total, with the VAT taken out of it, on one line', () => {
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

test('a merchant without registration charges no VAT, and the document says why', () => {
  const { subtotal, tax, vatGround, vatRegistration, lines } = sampleDocument({
    supplier: { vatRegistration: 'NONE', vatNumber: null },
  });
  expect([subtotal.minor, tax.minor, vatGround, vatRegistration]).toEqual([5113n, 0n, 'ART_113_9', 'NONE']);
  expect([lines[0]?.taxRate, lines[0]?.taxGroup]).toEqual([0, 'А']);
});

test('a price in levs stands beside the euro that were paid; any other price does not', () => {
  expect(sampleDocument().price).toEqual(Money.ofMinor(10_000, 'BGN'));
  expect(sampleDocument({ payment: { price: Money.ofMinor(5_113, 'EUR') } }).price).toBeNull();
});

test('a document in dollars carries base and VAT in euro, which add up to the payment in euro', () => {
  const dollars = Money.ofMinor(10_001, 'USD');
  const { eurRate, eurSubtotal, eurTax, subtotal, tax } = sampleDocument({
    payment: { price: dollars, charge: dollars, eurRate: '1.084200' },
  });
  expect([subtotal.minor, tax.minor]).toEqual([8334n, 1667n]);
  // 100.01 / 1.0842 = 92.243… and 83.34 / 1.0842 = 76.867…
  expect([eurRate, eurSubtotal.minor, eurTax.minor]).toEqual(['1.0842', 7687n, 1537n]);
});

test('the seller is kept as it is today: EIK without the country’s letters, author, fiscal facts', () => {
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

test('what the customer left empty has words all the same', () => {
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
