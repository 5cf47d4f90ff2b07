import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvoiceSummary } from '#contract/invoices.ts';
import { sentenceOf } from '../../shared/call-refused.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import type { ExportFormat, ListQuestion } from '../../shared/portal/portal-api.ts';
import { saveFile } from '../../shared/save-file.ts';
import { useToast } from '../../shared/state/Toasts.tsx';
import { usePortal } from '../portal.ts';
import { useMerchantWords } from '../words/use-merchant-words.ts';

interface InvoiceActionsProps {
  /** What the list shows: the file holds the same documents, all pages of them. */
  readonly question: ListQuestion<InvoiceSummary['status']>;
  readonly isEmpty: boolean;
}

const formats = { csv: 'CSV', excel: 'Excel' } as const;

/** A test invoice to look at, and the documents of the list as a file; without documents there is nothing to export. */
export const InvoiceActions = ({ question, isEmpty }: InvoiceActionsProps) => {
  const t = useMerchantWords();
  const toast = useToast();
  const { api, base } = usePortal();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => api.createTestInvoice(),
    onSuccess: async ({ invoiceNumber }) => {
      toast(t('merchant.invoices.testCreated', { number: invoiceNumber }), 'success');
      await queries.invalidateQueries({ queryKey: ['invoices'] });
    },
    onError: (error) => toast(sentenceOf(error, t('merchant.invoices.testFailed')), 'error'),
  });
  const save = useMutation({
    mutationFn: (format: ExportFormat) => api.exportInvoices(format, question),
    onSuccess: ({ content, name }, format) => {
      saveFile(content, name);
      toast(t('merchant.invoices.exported', { format: formats[format] }), 'success');
    },
    onError: (error, format) =>
      toast(sentenceOf(error, t('merchant.invoices.exportFailed', { format: formats[format] })), 'error'),
  });
  return (
    <>
      <ButtonLink to={`${base}/invoices/new`} look="primary">
        <Icon name="plus" />
        {t('merchant.invoices.write')}
      </ButtonLink>
      <Button busy={create.isPending} onClick={() => create.mutate()}>
        {t('merchant.invoices.createTest')}
      </Button>
      {(['csv', 'excel'] as const).map((format) => (
        <Button
          key={format}
          disabled={isEmpty}
          busy={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          <Icon name="download" />
          {t('merchant.invoices.export', { format: formats[format] })}
        </Button>
      ))}
    </>
  );
};
