export const en = {
  features: {
    title: 'Everything between the order and the invoice',
    lead: 'You send a link or show a code. The customer pays by card. Plateno issues the invoice, sends it, and keeps the records for you and your accountant.',
    start: 'Get started free',
    demo: 'View the demo',
    soon: 'Coming soon',
    planned: 'Planned',
    growth: 'Growth plan',
    views: 'For whom',
    pictures: {
      pay: 'The pay page on a phone: merchant, amount, name and email, the pay button',
      counter: 'The counter on a phone: an amount and the QR code that the customer scans',
      home: 'The merchant’s home page: what to do now, today and the month',
      month: 'A month of the merchant: deadline, what is missing, closing and totals',
      clients: 'The accountant’s clients with turnover, VAT and what the month is missing',
      developers: 'The types of events, each with a description and a sample',
    },
    reminders: {
      title: 'Reminders for unpaid invoices',
      text: 'An email to the customer with the payment link: 3 days before the due date, and 1, 7 and 14 days after it.',
    },
    statements: {
      title: 'Bank statements matched to invoices',
      text: 'You drop the file of your bank. Each transfer finds its invoice with a reason; you confirm the rest with one press.',
    },
    forecast: {
      title: 'Cash-flow forecasts',
      text: 'What you can expect in the coming weeks, based on your unpaid invoices and regular customers.',
    },
    bank: {
      title: 'Open-banking reconciliation',
      text: 'Movements will come straight from the bank, with no file. Statements from a file are read today, on the Growth plan.',
    },
    mobile: {
      title: 'Mobile app',
      text: 'Until then the portal works in any phone’s browser and can be added to the home screen.',
    },
    next: 'More features',
    nextText: 'Here is what is live and what is not.',
    how: 'How a payment works',
    steps: {
      create: { title: 'You create a link', text: 'Amount, currency, what it is for. Ten seconds.' },
      send: { title: 'You send it', text: 'By Viber, email or text message, or as a printed QR code.' },
      pay: {
        title: 'The customer pays',
        text: 'On the card provider’s page, with 3-D Secure when the bank asks.',
      },
      know: {
        title: 'You know at once',
        text: 'The payment is confirmed with the provider, and the invoice has been sent.',
      },
    },
    closing: 'See it for yourself',
    closingText: 'The demo is the real portal with sample data. No registration.',
  },
} as const;
