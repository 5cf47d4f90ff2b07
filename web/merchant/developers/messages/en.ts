import { keys } from './keys-en.ts';
import { webhooks } from './webhooks-en.ts';
import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  developers: {
    title: 'Developers',
    subtitle: 'Your shop, booking system or accounting program works with Plateno automatically.',
    unverified:
      'Confirm your email with the link that we sent: until then no keys and no webhook endpoints can be created.',
    sections: {
      label: 'Pages for developers',
      intro: 'First steps',
      keys: term.apiKeys,
      webhooks: 'Webhook endpoints',
      events: term.events,
    },
    intro: {
      title: 'Three steps to the first paid link',
      key: 'Create an API key',
      keyText:
        'It lets your program work for your business without a password. Choose what it may do: to create links and read payments, two scopes are enough.',
      keyAction: 'To the API keys',
      endpoint: 'Add a webhook endpoint',
      endpointText:
        'It is the address in your program that Plateno sends an event to on each payment, refund and document. Each delivery is signed.',
      endpointAction: 'To the webhook endpoints',
      call: 'Send the first request',
      callText:
        'This command creates a payment link for 5 euro; put your key in the place of the dots. The same Idempotency-Key creates it once, however often you send it.',
      command: 'The command that creates a payment link',
      more: 'Documentation',
      moreText: 'Every call with its fields, limits and errors; you can try them there, too.',
      docs: 'API documentation',
      schema: 'OpenAPI document',
      catalogue: 'Event types',
    },
    keys,
    webhooks,
    secret: {
      once: 'Copy it now: it is shown only this once.',
      keep: 'Keep it where your program keeps its passwords: not in code, not in a browser, not in an email.',
      done: 'Done, I copied it',
    },
    events: {
      title: term.events,
      text: 'The body of each delivery, as it is sent. Fields may be added at any time.',
      failed: 'Failed to load the events',
      object: 'About',
      get: 'The object is what this call answers:',
      noGet: 'Sent only when you ask for a test.',
      sample: 'Sample',
      sampleOf: 'Sample of {type}',
      objects: {
        payment: term.payments,
        refund: term.refunds,
        dispute: 'Disputes',
        link: term.paymentLinks,
        transfer: 'Promised transfers',
        invoice: term.invoices,
        credit_note: term.creditNotes,
        payout: 'Payouts',
        account: term.paymentAccount,
        month: term.months,
        mandate: 'Cards that stay',
        proforma: term.proformasAndOffers,
        schedule: term.recurringInvoices,
        'bank-line': 'Movements of bank accounts',
        bill: 'Bills of Plateno',
        plan: 'Plan',
        webhook: 'Test',
      },
    },
  },
} as const;
