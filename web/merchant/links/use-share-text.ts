import type { PaymentLink } from '#contract/links/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useLinkMessages } from './messages/link-messages.ts';

/** Subject and message that send a link: they name merchant, amount and URL. */
export const useShareText = ({ merchantName, amount, currency, paymentLinkUrl }: PaymentLink) => {
  const t = useLinkMessages();
  const language = useLanguage();
  return {
    subject: t('link.share.subject', { merchant: merchantName }),
    message: t('link.share.message', {
      merchant: merchantName,
      amount: formatMoney(amount, currency, language),
      url: paymentLinkUrl,
    }),
  };
};
