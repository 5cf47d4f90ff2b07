import * as term from '../../shared/messages/terms-en.ts';

export const en = {
  skip: 'Skip to content',
  languages: term.language,
  pay: 'Pay an amount',
  amount: 'Amount in euro',
  limits: 'From {min} to {max}',
  purpose: 'What you pay for',
  optional: 'optional',
  submit: 'Continue to payment',
  next: 'Next, check the amount and pay by card on the card provider’s page. The invoice arrives by email.',
  goods: 'Goods and services',
  payments: {
    NOT_YET: 'It is not possible to pay here yet.',
    NOT_HERE: 'This page takes no payments.',
  },
  contacts: 'Contacts',
  phone: term.phone,
  email: term.email,
  returns: 'Returns',
  foot: 'Card payments with Plateno',
  problem: {
    'not-found': { title: 'Page not found', hint: 'Check the address or ask the business for it.' },
    'not-accepting': {
      title: 'This business takes no payments now',
      hint: 'Contact the business, or try again later.',
    },
    'too-many': { title: 'Too many visits', hint: 'Wait a minute and try again.' },
    'load-failed': { title: 'Failed to load the page', hint: 'Try again in a moment.' },
  },
} as const;
