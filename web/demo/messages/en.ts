import * as term from '../../shared/messages/terms-en.ts';

/** What the demo portal says around the screens, and its sample people and goods. */
export const en = {
  demo: {
    title: 'Demo portal',
    tabs: 'Screens of the demo',
    dashboard: 'Dashboard',
    links: term.paymentLinks,
    invoices: term.invoices,
    payments: term.payments,
    plan: term.planAndBills,
    note: 'You are viewing the merchant portal with sample data. Nothing here is real and nothing is saved.',
    start: 'Register',
    back: 'Back to the site',
    sample: {
      merchant: 'Linden Bakery Ltd',
      address: '5 Otets Paisiy St, 4000 Plovdiv, Bulgaria',
      unit: 'pc.',
      columns: { method: 'Method', email: 'Customer email' },
      methods: { CARD: term.card, BANK_TRANSFER: term.bankTransfer },
      figures: { pendingPayments: 'Pending payments', totalInvoices: 'Total invoices' },
      annulled: 'Wrong quantity.',
      refund: {
        reason: 'Amount refunded to the recipient',
        line: 'Amount refunded, invoice No. {number}',
        note: 'Requested by the customer',
      },
      people: {
        mariya: 'Maria Georgieva',
        ivan: 'Ivan Petrov',
        elena: 'Elena Dimitrova',
        georgi: 'Georgi Stoyanov',
        office: 'Bright Office Ltd',
        school: 'Sunflower School',
      },
      recurring: {
        bread: 'Bread for {month}',
        breakfast: 'Breakfast for the office, {month} {year}',
        school: 'Breakfast for the school, {month}',
      },
      offered: {
        party: 'Snacks for the school party',
        wedding: 'Wedding cake of three tiers',
        buffet: 'Staff reception, for a guest',
        delivery: 'Delivery to the office',
      },
      question: 'Can you deliver at 17:30?',
      advance: 'Advance on proforma No. {number}',
      goods: {
        cake: 'Birthday cake, order {number}',
        breakfast: 'Breakfast for the office, order {number}',
        wedding: 'Deposit for a wedding cake',
        bread: 'Bread for a month, subscription',
        cookies: 'Christmas cookies, 3 kg',
        course: 'Baking course for two',
        voucher: 'Gift voucher',
      },
    },
  },
} as const;
