/** Unpaid invoices of another program. */
export const en = {
  openInvoices: {
    lead: 'Coming from another program? Import what is still unpaid there, and continue its numbers.',
    action: 'Import unpaid invoices',
    about:
      'The list of invoices from your old program as a workbook (.xlsx) or CSV. Number, Date, Customer, Total, Paid… are recognised by their headings; paid invoices are left out. Each unpaid one gets a payment link, and its payment issues no second invoice.',
    checkedTitle: 'What will happen',
    added: 'Unpaid, to be added',
    sum: '{documents} for {open}',
    nothing: 'Nothing new',
    overdue: 'Overdue',
    known: 'To your customers',
    paid: 'Paid, left out',
    others: 'Credit notes, proformas and void ones, left out',
    days: 'Issued',
    span: '{first} – {last}',
    nextNumber: 'Your next invoice',
    continued: 'Continue the numbers: the next invoice is № {number}',
    continuedHint:
      'The last number in the file is {last}. Leave it unticked if you still issue from the other program.',
    nothingStored: 'Nothing is stored yet.',
    done: 'Unpaid invoices added: {documents}.',
    doneAndNumber: 'Unpaid invoices added: {documents}. Your next invoice is № {number}.',
    recent: 'Imported in the last day',
    one: '{time}: {documents} unpaid',
    undo: 'Undo the import',
    undone: 'The import is undone. Removed: {removed}. Kept, because they were paid or asked for: {kept}.',
    undoFailed: 'The import was not undone',
  },
};
