import { tabs } from '../../../../shared/list/tab-names-en.ts';
import * as term from '../../../../shared/messages/terms-en.ts';

export const en = {
  lists: {
    actions: { all: term.actions, more: term.more },
    status: term.status,
    allTab: term.all,
    awaitsTransfer: 'Awaiting a transfer',
    tabs,
    period: {
      previous: 'Previous period',
      next: 'Next period',
      quarter: 'Q{quarter} {year}',
    },
    more: 'Dates and amount',
    show: 'Show the list',
    views: {
      title: 'Saved views',
      none: 'No saved views yet.',
      name: 'Name of the view',
      save: 'Save',
      hint: 'Saves the current filters and order in this browser.',
      remove: 'Delete the view “{name}”',
    },
    columns: { title: 'Columns', reset: 'Default columns' },
    totals: 'Totals of the filtered list',
    panel: { title: 'Details', close: 'Close the details', full: 'Open as a full page' },
    anyone: 'Anyone with the link',
    nameless: 'No name',
    leftOfPayment: '{amount} left',
    share: { action: 'Share', of: 'Share the link {token}' },
    linkSum: 'Expected',
    firstInvoice: 'Write the first invoice',
    invoiceSum: term.total,
    invoiceOpen: 'Unpaid',
  },
};
