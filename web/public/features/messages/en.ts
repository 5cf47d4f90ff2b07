export const en = {
  features: {
    title: 'Everything between the order and the invoice',
    lead: 'You send a link or show a code. The customer pays by card. Plateno issues the invoice, sends it, and keeps the records for you and your accountant.',
    start: 'Get started free',
    demo: 'View the demo',
    soon: 'Coming soon',
    planned: 'Planned',
    growth: 'Growth plan',
    services: 'What Plateno does for you',
    links: {
      title: 'Payment links and QR codes',
      text: 'Type an amount and what it is for. Send the link in a message; put the QR code on the counter, the table or the parcel.',
      one: 'Prices in euro, US dollars or lev; lev prices are charged in euro at the fixed rate',
      two: 'A single-use link is paid once and closes automatically',
      three: 'Expires after 30 days unless you choose otherwise, and can be cancelled at any time',
    },
    invoices: {
      title: 'Automatic invoices with 20% VAT',
      text: 'Exactly one invoice is issued for every successful payment: a ten-digit number without gaps, the tax event date, VAT calculated from the price. If you are not registered for VAT, it states the legal reason instead.',
      one: 'PDF by email to the customer, right after the payment',
      two: 'In Bulgarian, or bilingual for customers from abroad',
      three: 'An issued invoice cannot be changed',
    },
    export: {
      title: 'Export for your accountant',
      text: 'All documents of the month in one CSV or Excel file – numbers are numbers, dates are dates.',
      one: 'Tax base, rate and VAT in separate columns',
      two: 'Number, date, customer and amount, one row for each document',
      three: 'Test invoices are marked and left out of the totals',
    },
    reminders: {
      title: 'Reminders for unpaid invoices',
      text: 'An email to the customer with the payment link: 3 days before the due date, and 1, 7 and 14 days after it.',
    },
    forecast: {
      title: 'Cash-flow forecasts',
      text: 'What you can expect in the coming weeks, based on your unpaid invoices and regular customers.',
    },
    bank: {
      title: 'Open-banking reconciliation',
      text: 'Transfers to your bank account will be matched to their invoices through open banking.',
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
