import * as term from '../../../shared/messages/terms-en.ts';

export const en = {
  buyerRequests: {
    banner:
      'A customer wants a paid invoice in the name of a company. |||| {smart_count} customers want a paid invoice in the name of a company.',
    open: term.toAnswer,
    title: 'Invoice to a company requested',
    text: 'On {date} the customer asked for this invoice to be issued to:',
    taxId: term.eik,
    vatNumber: 'VAT number',
    obstacles: {
      ANNULLED: 'The invoice is void.',
      REPLACED: 'The invoice was replaced already.',
      WRITTEN: 'You wrote this invoice, so its buyer is not changed without you.',
      CORRECTED: 'The invoice has a credit note.',
      DEDUCTED: 'The invoice is an advance that another invoice deducts.',
      REFUNDED: 'A refund was made or requested.',
      DISPUTED: 'The payment is disputed.',
      OTHER_VAT: 'The rate or the reason does not fit this company: issue the documents manually.',
      OTHER_MONTH: 'The month of the invoice is over.',
      TOO_LATE: 'More than five days have passed.',
    },
    accept: 'Issue to the company',
    acceptText:
      'A credit note over the rest of this invoice and a new paid invoice to {name} are issued and mailed to the customer. No money is refunded. This cannot be undone.',
    accepted: 'The new invoice is issued',
    refuse: 'Refuse',
    refuseTitle: 'Refuse this request?',
    keep: 'Back',
    refuseText: 'The customer gets the reason by email; the invoice stays as it is.',
    reason: term.reason,
    refused: 'The customer gets your answer',
    failed: 'The answer was not saved',
  },
};
