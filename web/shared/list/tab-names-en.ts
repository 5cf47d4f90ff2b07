import * as term from '../messages/terms-en.ts';
/** What stands on the tab of a status: the records, in the plural. */
export const tabs = {
  payment: {
    PENDING: 'Pending',
    PROCESSING: 'Processing',
    SUCCEEDED: 'Succeeded',
    FAILED: 'Failed',
    CANCELLED: 'Cancelled',
  },
  invoice: { PENDING: 'Pending', OVERDUE: 'Overdue', PAID: 'Paid', ANNULLED: 'Voided', TEST: 'Test' },
  link: { ACTIVE: term.activeOnes, PAID: 'Paid', EXPIRED: 'Expired', CANCELLED: 'Cancelled' },
  payout: {
    PENDING: 'Being prepared',
    IN_TRANSIT: 'On their way to the bank',
    PAID: 'Paid out',
    FAILED: 'Returned by the bank',
    CANCELED: 'Cancelled',
  },
  merchant: { PENDING: 'Pending', ACTIVE: term.activeOnes, SUSPENDED: 'Suspended', INACTIVE: 'Inactive' },
} as const;
