import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  reports: {
    title: 'Reports',
    subtitle: 'Figures of a month, quarter or year, by customer and by item.',
    failed: 'Failed to load the report',
    presets: 'Choose a period',
    takings: term.turnover,
    before: 'vs {period}: {amount}',
    beforeByNow: 'vs {period} by the same time: {amount}',
    figures: 'Figures',
    figure: 'Figure',
    byNow: '{period}, by the same time',
    count: term.payments,
    average: 'Average payment',
    refunds: 'Refunds',
    platformFees: 'Plateno’s fees',
    providerFees: 'Card provider’s fees',
    disputes: 'Disputes lost, with their fees',
    net: term.kept,
    vat: 'VAT of documents issued',
    seePayments: 'View the payments',
    parts: 'As priced: {parts}.',
    notes:
      'Amounts are in euro: each payment, fee and refund is converted at the rate of its payment and rounded to the cent separately. “You keep” is the turnover less fees, refunds, and disputes lost with their fees. Refunds and lost disputes count in the period in which they happened.',
    breakdown: 'Turnover by',
    by: { customers: 'By customer', items: 'By item' },
    hints: {
      customers:
        'A customer is an entry of your list, or else the email or name of the payer. Refunds are not deducted here.',
      items:
        'An item is a line of the document of a sale; equal texts are one item. For a payment by link it is the description of the link. A payment of a part of an invoice counts the same part of each line. Refunds are not deducted here.',
    },
    customer: term.customer,
    item: 'Item',
    noName: 'Without a name',
    noText: 'Without a description',
    share: 'Share',
    rest: 'The other {smart_count}: {amount} |||| The other {smart_count}: {amount}',
    none: 'No payments in this period',
    noneHint: 'Choose another period with the arrows or the buttons above.',
    exported: 'Exported the report as {format}',
  },
} as const;
