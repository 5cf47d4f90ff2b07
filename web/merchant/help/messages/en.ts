export const en = {
  help: {
    title: 'Help',
    answers: 'Short answers',
    contact: 'Write or call us',
    contactHint: 'Say what you were doing and the number of the payment or document.',
    noContact: 'No contact details are available. Ask the person who invited you.',
    status: 'Status of the service',
    topics: {
      home: [
        {
          question: 'How do I take the first payment?',
          answer: 'Create a link, or open the counter and show its code. The customer pays by card.',
        },
        {
          question: 'What does the turnover show?',
          answer:
            'What was paid in the period, in euro, before refunds and fees. “You keep” is what is left after fees, refunds and lost disputes.',
        },
      ],
      counter: [
        {
          question: 'How long is a code valid?',
          answer:
            'Fifteen minutes. After that show a new one. A customer who opened the card page in time can still pay.',
        },
        {
          question: 'The connection dropped while the customer was paying. What now?',
          answer: 'Leave the screen open. It asks the server again as soon as the connection is back.',
        },
      ],
      payments: [
        {
          question: 'How do I return money?',
          answer: 'Open the payment and press “Refund”. You can also refund a part.',
        },
        {
          question: 'Why was a card declined?',
          answer: 'The payment shows the reason that the bank gave. The customer can try another card.',
        },
      ],
      links: [
        {
          question: 'When do I need a link that is paid many times?',
          answer: 'For a printed code with one price. All other links are paid once.',
        },
        {
          question: 'Can I change the amount of a link?',
          answer: 'No. Cancel it and create a new one.',
        },
      ],
      invoices: [
        {
          question: 'When is an invoice issued?',
          answer: 'Automatically with each payment. You can also write one before it is paid.',
        },
        {
          question: 'How do I correct an invoice?',
          answer: 'A paid one by a refund, which issues a credit note. An unpaid one can be voided.',
        },
      ],
      payouts: [
        {
          question: 'When does the money come?',
          answer: 'The Payouts page shows each one with its day and its lines.',
        },
      ],
      settings: [
        {
          question: 'Who sees what?',
          answer: 'The role in the team decides. An owner changes roles on the Team page.',
        },
        {
          question: 'How do I get fewer emails?',
          answer: 'Choose them on the Notifications page.',
        },
      ],
    },
  },
} as const;
