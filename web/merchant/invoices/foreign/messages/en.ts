import * as term from '../../../../shared/messages/terms-en.ts';

export const en = {
  foreign: {
    title: 'Old documents',
    subtitle: 'Issued before you came here. They stay as they were, and do not count in any sum.',
    buyer: 'Buyer',
    total: 'Total',
    number: 'Document',
    issueDate: 'Issued',
    open: 'Left to pay',
    state: term.state,
    states: { OPEN: 'To be paid', OVERDUE: 'Overdue', PAID: 'Paid', ANNULLED: 'Void' },
    type: 'Kind of document',
    types: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note', DEBIT_NOTE: 'Debit note' },
    files: 'Files',
    pdf: term.pdf,
    ubl: 'UBL',
    pdfOf: 'PDF of {number}',
    ublOf: 'UBL of {number}',
    downloadFailed: 'The file was not downloaded',
    searchHint: 'Number or buyer',
    failed: 'Failed to load old documents',
    none: 'No old documents',
    noneHint: 'They come with an archive of another installation, or from a file of open invoices.',
  },
};
