import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import type { ListQuery } from '../../shared/portal/portal-api.ts';
import { ExportMenu } from '../kit/lists/ExportMenu.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

interface InvoiceActionsProps {
  /** Query of the list: the export has the same documents, on all pages. */
  readonly query: ListQuery<InvoiceSummary['status']>;
  readonly isEmpty: boolean;
}

/** Creates a test invoice and exports the documents of the list. */
export const InvoiceActions = ({ query, isEmpty }: InvoiceActionsProps) => {
  const t = useMerchantMessages();
  const holds = useRights();
  const { api, base } = usePortal();
  const create = useAction({
    send: () => api.createTestInvoice(),
    done: ({ invoiceNumber }) => t('merchant.invoices.testCreated', { number: invoiceNumber }),
    failed: t('merchant.invoices.testFailed'),
    affects: [['invoices']],
  });
  return (
    <>
      {holds('WRITE_DOCUMENTS') && (
        <ButtonLink to={`${base}/invoices/new`} variant="primary">
          <Icon name="plus" />
          {t('merchant.invoices.write')}
        </ButtonLink>
      )}
      {holds('EXPORT') && (
        <ExportMenu
          load={(format) => api.exportInvoices(format, query)}
          done="merchant.invoices.exported"
          isEmpty={isEmpty}
        />
      )}
      {holds('WRITE_DOCUMENTS') && (
        <Button variant="quiet" busy={create.isPending} onClick={() => create.press()}>
          {t('merchant.invoices.createTest')}
        </Button>
      )}
    </>
  );
};
