export const en = {
  product: 'Plateno',
  skip: 'Skip to content',
  languages: 'Language',
  loading: 'Loading…',
  goHome: 'Go Home',
  foot: 'Secure card payments by Plateno',

  request: {
    title: 'Payment request',
    asks: 'asks you for',
    charged: (charge: string) => `Your card will be charged ${charge}.`,
    whyEuro: (rate: string) =>
      `The price is in leva. Since 2026 Bulgaria uses the euro and cards are charged in euro, at the fixed rate of 1 EUR = ${rate} BGN.`,
    name: 'Your name',
    email: 'E-mail',
    optional: 'optional',
    emailHelp: 'A receipt will be sent to this address.',
    emailWrong: 'This does not look like an e-mail address, for example ana@example.com.',
    pay: (charge: string) => `Pay ${charge}`,
    processing: 'Processing…',
    secure:
      'You pay on the secure page of our card payment provider. Your card details never reach us or the merchant.',
    descriptionFallback: (merchant: string) => `Payment for ${merchant}`,
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
    'already-paid': {
      title: 'This payment link has already been paid',
      hint: 'You do not need to do anything. If you did not pay it, ask the merchant.',
    },
    'under-review': {
      title: 'A payment of this link is being checked',
      hint: 'Do not pay again. If the check takes long, ask the merchant.',
    },
    'load-failed': {
      title: 'Failed to load payment link',
      hint: 'Check your connection and try again.',
    },
    broken: {
      title: 'Failed to load page',
      hint: 'Check your connection and try again.',
    },
  },
  payFailed: 'Failed to process payment',
  again: 'Try again',
};

export type PayWords = typeof en;
