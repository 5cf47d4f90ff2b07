import * as term from '../../../shared/messages/terms-en.ts';

/** Messages of advances and instalments. */
export const en = {
  shareInvoice: {
    title: 'Send the invoice for payment',
    viber: 'Viber',
    whatsapp: 'WhatsApp',
    system: 'Another app',
    subject: 'Invoice No. {number} from {merchant}',
    message: 'Invoice No. {number} from {merchant}: {amount}. Pay by card here: {url}',
    undelivered:
      'The invoice is issued, but the email to {email} was not delivered. Send it again or share the payment link.',
  },
  advance: {
    title: 'Advance and instalments',
    switch: 'Advance invoice',
    switchHelp: 'A payment before the delivery. You deduct it in the final invoice.',
    pick: 'Deduct advances',
    pickHelp: 'Paid advances of this customer. Base and VAT are deducted by rate.',
    none: 'The customer has no paid advances to deduct.',
    failed: 'Failed to load the advances.',
    one: 'No. {number} of {date}: {amount}',
    deducted: 'Advance No. {number}',
    plan: 'In instalments',
    planHelp: 'Each instalment has its own due date and payment link. They add up to the amount to be paid.',
    addPart: 'Add instalment',
    split: 'Split evenly',
    part: 'Instalment {place}',
    removePart: 'Remove instalment {place}',
    remove: term.remove,
    dueDate: 'Due date',
    amount: term.amount,
    isAdvance: 'Advance payment.',
    deductedIn: 'Deducted in invoice',
    deducts: 'Advances deducted:',
    line: 'Advance deducted, invoice No. {number} of {date}',
    goods: 'Goods and services',
    deductions: 'Advances deducted',
    refunded:
      'This advance has a credit note, and it was deducted. Check whether more is due on the final invoice.',
    list: 'Instalments of the invoice',
    open: 'Open',
    paid: 'Paid',
    link: term.paymentLink,
    copy: 'link of instalment {place}',
    due: 'due {date}',
  },
} as const;
