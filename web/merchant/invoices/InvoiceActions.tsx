import { createTestInvoice } from '#contract/invoices/invoice-actions.ts';
import { call } from '../../shared/call.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

export const WriteInvoice = () => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  return (
    <ButtonLink to={`${base}/invoices/new`} variant="primary">
      <Icon name="plus" />
      {t('merchant.invoices.write')}
    </ButtonLink>
  );
};

export const WriteOffer = () => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  return <ButtonLink to={`${base}/proformas/new?kind=OFFER`}>{t('merchant.invoices.writeOffer')}</ButtonLink>;
};

export const CreateTestInvoice = () => {
  const t = useMerchantMessages();
  const create = useAction({
    send: () => call(createTestInvoice, {}),
    done: ({ invoiceNumber }) => t('merchant.invoices.testCreated', { number: invoiceNumber }),
    failed: t('merchant.invoices.testFailed'),
    affects: [['invoices']],
  });
  return (
    <Button variant="quiet" busy={create.isPending} onClick={() => create.press()}>
      {t('merchant.invoices.createTest')}
    </Button>
  );
};
