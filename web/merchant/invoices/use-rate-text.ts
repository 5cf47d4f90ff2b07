import { exemptGrounds } from '#contract/sale-vat.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

const exempt: readonly (string | null)[] = [...exemptGrounds, 'CHAPTER_4'];
const withoutTax: readonly (string | null)[] = ['ART_113_9', 'DIRECTIVE_284'];

/** The rate as documents print it: an exempt supply and the margin scheme have none, and some sellers state no tax. */
export const useRateText = (): ((taxRate: number, vatGround: string | null) => string) => {
  const t = useMerchantMessages();
  return (taxRate, vatGround) => {
    if (exempt.includes(vatGround)) return t('merchant.invoice.exempt');
    if (vatGround === 'ART_143') return t('merchant.invoice.margin');
    return withoutTax.includes(vatGround) ? '–' : `${taxRate}%`;
  };
};
