import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvoiceSummary } from '#contract/invoices.ts';
import { messageOf } from '../../shared/call-refused.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import type { ListQuestion } from '../../shared/portal/portal-api.ts';
import { useToast } from '../../shared/state/Toasts.tsx';
import { ExportMenu } from '../ExportMenu.tsx';
import { usePortal } from '../portal.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

interface InvoiceActionsProps {
  /** What the list shows: the file holds the same documents, all pages of them. */
  readonly question: ListQuestion<InvoiceSummary['status']>;
  readonly isEmpty: boolean;
}

/** A test invoice to look at, and the documents of the list as a file; without documents there is nothing to export. */
export const InvoiceActions = ({ question, isEmpty }: InvoiceActionsProps) => {
  const t = useMerchantMessages();
  const toast = useToast();
  const { api, base } = usePortal();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => api.createTestInvoice(),
    onSuccess: async ({ invoiceNumber }) => {
      toast(t('merchant.invoices.testCreated', { number: invoiceNumber }), 'success');
      await queries.invalidateQueries({ queryKey: ['invoices'] });
    },
    onError: (error) => toast(messageOf(error, t('merchant.invoices.testFailed')), 'error'),
  });
  return (
    <>
      <ButtonLink to={`${base}/invoices/new`} look="primary">
        <Icon name="plus" />
        {t('merchant.invoices.write')}
      </ButtonLink>
      <ExportMenu
        load={(format) => api.exportInvoices(format, question)}
        done="merchant.invoices.exported"
        isEmpty={isEmpty}
      />
      <Button look="quiet" busy={create.isPending} onClick={() => create.mutate()}>
        {t('merchant.invoices.createTest')}
      </Button>
    </>
  );
};
