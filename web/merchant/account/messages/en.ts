import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  account: {
    title: term.paymentAccount,
    subtitle:
      'Your own account at the card provider Stripe: card payments come to it, and from it to your bank.',
    failed: 'Failed to load the account',
    state: term.status,
    charges: 'Customers can pay by card',
    payouts: 'Money goes to the bank',
    bank: 'Bank account',
    checkedAt: 'Last checked',
    yes: 'yes',
    no: 'not yet',
    due: 'What is missing',
    deadline: 'Provide it by {day}, or payments and payouts to the bank may stop.',
    form: 'Stripe’s form',
    formHelp:
      'Stripe asks about the business, the people behind it and the bank account. Keep your identity card and the IBAN at hand. You come back here when you are done.',
    page: 'Stripe also looks at your public page. Until customers can pay, it shows your name, what you sell, how to reach you and your terms, without payments.',
    pageLink: 'Describe what you sell',
    start: 'Open an account',
    continue: 'Continue to Stripe',
    ownerOnly: 'Only an owner can continue.',
    refresh: 'Check again',
    refreshFailed: 'Failed to check the account',
    formFailed: 'Failed to open Stripe’s form',
    banner: {
      open: term.paymentAccount,
      REJECTED: 'The card provider has rejected your payment account.',
      LEFT: 'Your payment account is disconnected, and customers cannot pay.',
      paused: 'Your payment account is paused.',
      dueBy: 'The card provider needs details about your payment account by {day}.',
      due: 'The card provider needs details about your payment account.',
    },
    statuses: {
      NONE: 'You have no account yet. Without it customers cannot pay you by card; you can prepare links meanwhile.',
      STARTED: 'The account is open. Fill in Stripe’s form so that customers can pay.',
      RESTRICTED: 'The account is restricted: something is missing or overdue.',
      PENDING: 'Stripe is checking your details. It usually takes a few minutes, at most two days.',
      ACTIVE: 'The account is active: customers can pay, and the money goes to your bank.',
      REJECTED: 'Stripe has rejected the account. Contact us.',
      LEFT: 'The account is disconnected from Plateno, and customers cannot pay you. Contact us to connect it again.',
    },
  },
};
