import { en as registration } from '../../../shared/registration/messages/en.ts';
import { account } from '../../../shared/account/account-en.ts';
import { documents } from './documents-en.ts';
import { integrations } from './integrations-en.ts';
import { merchants } from './merchants-en.ts';
import { operations } from './operations-en.ts';
import { payments } from './payments-en.ts';
import { resources } from './resources-en.ts';
import { users } from './users-en.ts';
import * as term from '../../../shared/messages/terms-en.ts';

/** Messages of the back office. */
export const en = {
  ...registration,
  admin: {
    area: 'Administration',
    menu: {
      dashboard: 'Dashboard',
      merchants: 'Merchants',
      users: 'Users',
      payments: term.payments,
      invoices: term.invoices,
      bills: 'Bills',
      months: term.months,
      payouts: 'Payouts',
      bankLines: 'Bank movements',
      links: 'Payment links',
      providerAccounts: 'Payment accounts',
      events: 'Stripe events',
      endpoints: 'Webhook endpoints',
      keys: term.apiKeys,
      jobs: 'Background jobs',
      audit: 'Audit log',
      clients: 'Clients',
      questions: term.questions,
      account: 'My account',
    },
    broken: 'This page could not be shown.',
    /** Links back from a record to its list. */
    backTo: {
      merchants: 'Back to merchants',
      users: 'Back to users',
      payments: 'Back to payments',
      invoices: 'Back to invoices',
      bills: 'Back to bills',
      payouts: 'Back to payouts',
      'bank-lines': 'Back to bank movements',
      'payment-links': 'Back to payment links',
      'provider-events': 'Back to Stripe events',
      'webhook-endpoints': 'Back to webhook endpoints',
      customers: 'Back to the merchant’s customers',
      jobs: 'Back to background jobs',
    },
    /** Shown when filters match no record. */
    noneFound: {
      bills: 'No bills found',
      clients: 'No clients found',
      months: 'No months found',
      questions: 'No questions found',
      merchants: 'No merchants found',
      users: 'No users found',
      payments: 'No payments found',
      invoices: 'No invoices found',
      payouts: 'No payouts found',
      'bank-lines': 'No movements found',
      'payment-links': 'No payment links found',
      'provider-events': 'No Stripe events found',
      'webhook-endpoints': 'No webhook endpoints found',
      'api-keys': 'No API keys found',
      jobs: 'No background jobs found',
      'audit-log': 'No entries found',
    },
    notForRole: {
      title: 'Not for your role',
      hint: 'The role “{role}” has no such page.',
      home: 'To the first page',
    },
    noneFoundHint: 'Try other filters, or clear them.',
    merchant: term.merchant,
    at: term.when,
    actor: 'By',
    reason: term.reason,
    allMerchants: 'All merchants',
    allOf: {
      role: 'All roles',
      status: 'All statuses',
      state: 'All statuses',
      action: 'All actions',
      type: 'All types',
      businessType: 'All business types',
      month: 'All months',
    },
    undo: 'Undo',
    irrevocable: 'This action cannot be undone.',
    vatRegistration: {
      FULL: 'Registered',
      NONE: 'Not registered',
      ART_97A: 'Registered for services (Art. 97a)',
      EX: 'EU scheme for small enterprises (EX)',
    },
    fiscalMode: { OWN_TILL: 'Own fiscal device', ALT_REGIME: 'Alternative regime (N-18)', EXEMPT: 'Exempt' },
    refundState: {
      REQUESTED: 'Requested',
      PENDING: 'Processing',
      SUCCEEDED: term.refunded,
      FAILED: 'Failed',
      CANCELLED: 'Cancelled',
    },
    refundReason: {
      DUPLICATE: 'Paid twice',
      REQUESTED_BY_CUSTOMER: 'Requested by the customer',
      OTHER: 'Other',
    },
    refund: { NONE: 'None', PARTIAL: 'Partially refunded', FULL: 'Fully refunded' },
    dispute: {
      NONE: 'None',
      OPEN: 'Open',
      INQUIRY: 'Bank inquiry',
      WON: 'Won',
      LOST: 'Lost',
      PREVENTED: 'Prevented',
    },
    language: { bg: 'Bulgarian', en: 'English' },
    account,
    ...merchants,
    ...payments,
    ...users,
    ...documents,
    ...operations,
    integrations,
  },
  /** The simple variant of the dashboard (specification, points 2 and 8). */
  dashboard: {
    error: 'Failed to load dashboard data',
    title: 'Dashboard overview',
    subtitle: 'The key figures at a glance.',
    activityText: 'New registrations, payments and approvals are listed on the main dashboard.',
    actionsText: 'Merchants, users and payments are managed from the menu.',
    toMain: 'Open the main dashboard',
  },
  resources,
};
