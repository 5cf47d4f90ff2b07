import { call } from '../../shared/call.ts';
import { cancelLink, type PaymentLink } from '#contract/links/links.ts';
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

export const CancelLinkDialog = ({ link, onClose }: { link: PaymentLink; onClose: () => void }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  return (
    <ConfirmDialog
      title={t('merchant.links.cancelTitle')}
      text={t('merchant.links.cancelText', { amount: formatMoney(link.amount, link.currency, language) })}
      submit={t('merchant.links.cancel')}
      cancel={t('merchant.links.keep')}
      send={() => call(cancelLink, { params: { id: link.id } })}
      done={t('merchant.links.cancelled')}
      failed={t('merchant.links.cancelFailed')}
      affects={[['link'], ['links']]}
      affectsAlways
      onClose={onClose}
    />
  );
};
