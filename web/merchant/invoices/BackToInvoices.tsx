import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

export const BackToInvoices = () => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  return (
    <div>
      <ButtonLink to={`${base}/invoices`} variant="quiet" size="small">
        <Icon name="previous" size={18} />
        {t('merchant.invoice.back')}
      </ButtonLink>
    </div>
  );
};
