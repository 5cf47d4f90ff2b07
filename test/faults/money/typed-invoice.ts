/** Percent. */
export const vat = 20;
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** What a merchant types; the description names the order, so that an invoice written twice is found. */
export const typedInvoice = (order: string, gross: number, currency = 'EUR') => ({
  currency,
  customer: { kind: 'PERSON', name: 'Иван Петров', email: 'ivan@example.com' },
  items: [
    { description: 'Услуга', quantity: 2, grossUnitPrice: cents(gross / 4), taxRate: vat },
    { description: 'Стока', quantity: 1, grossUnitPrice: cents(gross - 2 * cents(gross / 4)), taxRate: vat },
  ],
  description: order,
});
