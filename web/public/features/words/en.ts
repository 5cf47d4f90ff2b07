export const en = {
  features: {
    title: 'Everything between the order and the invoice',
    lead: 'You send a link or show a code. The customer pays by card. Plateno writes the invoice, sends it, and keeps the figures for you and your accountant.',
    start: 'Get started free',
    demo: 'View the demo',
    soon: 'Coming soon',
    beta: 'Beta',
    growth: 'Growth plan',
    services: 'What Plateno does for you',
    links: {
      title: 'Payment links and QR codes',
      text: 'Type an amount and what it is for. The link goes into a message, the QR code onto the counter, the table or the parcel.',
      one: 'Prices in euro, US dollars or lev; lev are charged in euro at the fixed rate',
      two: 'A single link is paid once and closes by itself',
      three: 'Expires after 30 days unless you choose otherwise, and can be cancelled at any time',
    },
    invoices: {
      title: 'Automatic invoices with 20% VAT',
      text: 'Every successful payment issues exactly one invoice: ten-digit number without gaps, tax event date, VAT taken out of the price. If you are not registered for VAT, it states the legal ground instead.',
      one: 'PDF by e-mail to the customer, a minute after the payment',
      two: 'In Bulgarian, or bilingual for customers from abroad',
      three: 'An issued invoice is never rewritten',
    },
    export: {
      title: 'Export for the accountant',
      text: 'All documents of a month in one CSV or Excel file, with numbers, dates and amounts as numbers, dates and amounts.',
      one: 'Tax base, rate and VAT in columns of their own',
      two: 'Number, date, customer and amount, one row for each document',
      three: 'Test invoices are marked and left out of the sums',
    },
    reminders: {
      title: 'Reminders for unpaid invoices',
      text: 'A polite message with the payment link on the due date and after it, so that you need not call.',
    },
    forecast: {
      title: 'Cash-flow forecasts',
      text: 'What will come in during the next weeks, by your unpaid invoices and usual customers.',
    },
    bank: {
      title: 'Open-banking reconciliation',
      text: 'Transfers to your bank account find their invoices by themselves.',
    },
    mobile: {
      title: 'Mobile app',
      text: 'Until then the portal works in the browser of any phone, with nothing to install.',
    },
    next: 'What comes next',
    nextText: 'We say openly what is ready and what is not. You do not pay for what is not ready.',
    how: 'How a payment goes',
    steps: {
      create: { title: 'You create a link', text: 'Amount, currency, what it is for. Ten seconds.' },
      send: { title: 'You send it', text: 'Viber, e-mail, text message, or the QR code printed.' },
      pay: {
        title: 'The customer pays',
        text: 'On the card provider’s page, with 3-D Secure when the bank asks.',
      },
      know: {
        title: 'You know at once',
        text: 'The payment is confirmed with the provider, the invoice is on its way.',
      },
    },
    closing: 'See it with your own eyes',
    closingText: 'The demo is the real portal with sample data. No registration.',
  },
} as const;
