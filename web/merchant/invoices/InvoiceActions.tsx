import { exportOwnInvoices } from '#contract/invoices/invoice-lists.ts';
import { createTestInvoice } from '#contract/invoices/invoice-actions.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { ExportMenu } from '../kit/lists/ExportMenu.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

interface InvoiceActionsProps {
  /** Of the list: the export has the same documents, on all pages. */
  readonly filters: Readonly<Record<string, string>>;
  readonly isEmpty: boolean;
}

/** Creates a test invoice and exports the documents of the list. */
export const InvoiceActions = ({ filters, isEmpty }: InvoiceActionsProps) => {
  const t = useMerchantMessages();
  const holds = useRights();
  const { base } = usePortal();
  const create = useAction({
    send: () => call(createTestInvoice, {}),
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
          endpoint={exportOwnInvoices}
          filters={filters}
          exported={(format) => t('merchant.invoices.exported', { format })}
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
