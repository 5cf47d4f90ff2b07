import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewCreditNote, type CreditNoteChoice } from '#contract/invoices/credit-notes.ts';
import { call } from '../../../shared/call.ts';

/** What is left of the lines of an invoice, and the credit note that would be written; nothing without an invoice. */
export const useCreditPreview = (invoiceId: number | null, choice: CreditNoteChoice) =>
  useQuery({
    queryKey: ['credit-note', invoiceId, choice],
    queryFn: () => call(previewCreditNote, { params: { id: invoiceId ?? 0 }, body: choice }),
    placeholderData: keepPreviousData,
    enabled: invoiceId !== null,
    retry: false,
    gcTime: 0,
  });
