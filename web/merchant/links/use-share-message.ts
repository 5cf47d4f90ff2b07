import type { PaymentLink } from '#contract/links.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useLinkMessages } from './messages/use-link-messages.ts';

/** The subject and the text with which a link is sent; they name merchant and amount. */
export const useShareMessage = (link: PaymentLink): Readonly<{ subject: string; message: string }> => {
  const t = useLinkMessages();
  const language = useLanguage();
  return {
    subject: t('link.share.subject', { merchant: link.merchantName }),
    message: t('link.share.message', {
      merchant: link.merchantName,
      amount: formatMoney(link.amount, link.currency, language),
      url: link.paymentLinkUrl,
    }),
  };
};
