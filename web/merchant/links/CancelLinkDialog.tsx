import type { PaymentLink } from '#contract/links/links.ts';
import { messageOf } from '../../shared/api-error.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useCancelLink } from '../kit/portal/queries.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

export const CancelLinkDialog = ({ link, onClose }: { link: PaymentLink; onClose: () => void }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const toast = useToast();
  const cancel = useCancelLink();
  const confirm = (): void =>
    cancel.mutate(link.id, {
      onSuccess: () => toast(t('merchant.links.cancelled')),
      onError: (error) => toast(messageOf(error, t('merchant.links.cancelFailed')), 'error'),
      onSettled: onClose,
    });
  return (
    <Dialog
      title={t('merchant.links.cancelTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('merchant.links.keep')}</Button>
          <Button variant="danger" busy={cancel.isPending} onClick={confirm}>
            {t('merchant.links.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('merchant.links.cancelText', { amount: formatMoney(link.amount, link.currency, language) })}</p>
    </Dialog>
  );
};
