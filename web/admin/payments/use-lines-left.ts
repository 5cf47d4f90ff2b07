import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CreditNoteChoice } from '#contract/invoices/credit-notes.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';

/** What is left of the lines of a document, and what the choice is worth; nothing without a document. */
export const useLinesLeft = (invoiceId: number | null, choice: CreditNoteChoice = {}) => {
  const dataProvider = useAdminData();
  return useQuery({
    queryKey: ['payments', 'lines-left', invoiceId, choice],
    queryFn: ({ signal }) =>
      dataProvider.previewCreditNote({ params: { id: invoiceId ?? 0 }, body: choice }, { signal }),
    placeholderData: keepPreviousData,
    enabled: invoiceId !== null,
    retry: false,
    gcTime: 0,
  });
};
