import * as term from '../../shared/messages/terms-en.ts';

export const en = {
  skip: 'Skip to content',
  languages: term.language,
  goHome: 'Go Home',
  foot: 'Secure payments with Plateno',

  request: {
    title: 'Payment request',
    charged: (charge: string) => `Your card will be charged ${charge}.`,
    whyEuro: (rate: string) =>
      `The price is in leva; cards are charged in euro at the fixed rate of 1 EUR = ${rate} BGN.`,
    name: 'Your name',
    email: term.email,
    optional: 'optional',
    emailHelp: {
      INVOICE: 'We will send the invoice to this address.',
      DEBIT_NOTE: 'We will send the debit note to this address.',
      FOREIGN: 'We will send a confirmation to this address.',
    },
    pay: (charge: string) => `Pay ${charge}`,
    processing: 'Processing…',
    descriptionFallback: (merchant: string) => `Payment for ${merchant}`,
  },

  company: {
    title: 'Invoice to a company',
    name: 'Company',
    taxId: 'Company ID',
    vatNumber: 'VAT number (if any)',
    address: term.address,
    country: term.country,
    remember: 'Remember the company in this browser',
  },

  problem: {
    'not-found': {
      title: 'Payment link not found',
      hint: 'Please check the payment link URL and try again.',
    },
    gone: {
      title: 'Payment link has expired or been cancelled',
      hint: 'Ask the merchant for a new link.',
    },
    credited: {
      title: 'Nothing to pay',
      hint: 'A credit note cancelled the invoice.',
    },
    'already-paid': {
      title: 'This payment link has already been paid',
      hint: 'If you did not make this payment, contact the merchant.',
    },
    'merchant-pending': {
      title: 'The merchant is not accepting payments yet',
      hint: 'The link will work soon. Try again later.',
    },
    'merchant-not-accepting': {
      title: 'The merchant is not accepting payments now',
      hint: 'Contact the merchant.',
    },
    'under-review': {
      title: 'A payment for this link is under review',
      hint: 'Do not pay again. If the review takes long, contact the merchant.',
    },
    'load-failed': {
      title: 'Failed to load payment link',
      hint: 'Check your connection and try again.',
    },
  },
  /** While a call that writes has no answer and the browser no connection. */
  offline: 'No connection. We go on when it is back.',
  payFailed: 'Failed to process payment',
  again: term.tryAgain,
};

export type PayMessages = typeof en;
