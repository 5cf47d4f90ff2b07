import { audit } from './audit-en.ts';

/** Of what runs behind the business: signals, jobs, the audit log; and of finding things. */
export const operations = {
  lists: {
    export: 'Export as %{format}',
    exported: 'Exported as %{format}',
    exportFailed: 'Failed to export as %{format}',
  },
  events: {
    subtitle: 'What the card provider has told; what is parked waits for a person.',
    loadFailed: 'Failed to load the provider’s events',
    empty: 'The provider has not told anything yet',
    searchHint: 'Type, reference or reason',
    event: 'Provider event %{id}',
    states: { NEW: 'New', DONE: 'Done', PARKED: 'Parked', IGNORED: 'Ignored' },
    reasons: {
      UNMATCHED: 'No payment of ours was found for it',
      FOREIGN: 'It is about something that was not made here',
    },
    retry: 'Handle again',
    retried: 'The event is handled again',
    retryFailed: 'The event could not be handled again',
  },
  jobs: {
    subtitle: 'Work in the background: what waits, runs, or has used up its tries.',
    loadFailed: 'Failed to load the background jobs',
    empty: 'There is no work in the background',
    searchHint: 'Name or content',
    job: 'Job %{name}',
    states: {
      WAITING: 'Waiting',
      OVERDUE: 'Overdue',
      ACTIVE: 'Running',
      COMPLETED: 'Done',
      CANCELLED: 'Cancelled',
      FAILED: 'Failed',
    },
    tries: '%{retries} of %{limit}',
    retry: 'Try again',
    retried: 'The job gets one more try',
    retryFailed: 'The job could not be tried again',
  },
  audit,
  attention: {
    title: 'Needs attention',
    nothing: 'Nothing waits for a person.',
    kinds: {
      MERCHANTS_WAITING: 'Merchants waiting for approval',
      PARKED_EVENTS: 'Parked events of the card provider',
      MISMATCHES: 'Payments for review',
      UNSENT_MAIL: 'Documents that were not sent',
      OVERDUE_JOBS: 'Overdue background jobs',
      FAILED_JOBS: 'Failed background jobs',
    },
  },
  search: {
    hint: 'Merchant, payment reference, invoice number, e-mail, token',
    kinds: {
      merchant: 'Merchant',
      payment: 'Payment',
      invoice: 'Invoice',
      'payment-link': 'Payment link',
      user: 'User',
    },
  },
};
