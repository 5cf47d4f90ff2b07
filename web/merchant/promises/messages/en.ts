import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  promises: {
    title: 'Awaiting a transfer',
    payer: 'Payer',
    anyone: 'Payer without a name',
    reference: 'Reference',
    amount: term.amount,
    promisedAt: 'Promised',
    state: term.status,
    states: {
      WAITING: 'Promised',
      LATE: 'Late',
      PAID: term.paid,
      WITHDRAWN: 'No longer awaited',
      CLOSED: 'Link closed',
    },
    actions: term.actions,
    failed: 'Failed to load the promised transfers',
    came: {
      action: 'The money came',
      title: 'The money came',
      text: 'Reference {reference}. Check the movement in your bank first: the payment and its document are recorded.',
      amount: 'What came',
      receivedOn: 'Day of the booking',
      submit: 'Record the payment',
      done: 'The payment is recorded',
      failed: 'The payment was not recorded',
    },
    withdraw: {
      action: 'Wait no longer',
      title: 'Wait no longer for this transfer?',
      text: 'The payer sees that the transfer {reference} is no longer awaited. If the money comes after all, you send it back.',
      submit: 'Wait no longer',
      keep: 'Keep waiting',
      done: 'The transfer is no longer awaited',
      failed: term.nothingChanged,
    },
  },
} as const;
