import { rateKindOf } from '../../../shared/invoices/rate-kind.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

/** The rate as documents print it. */
export const useRateText = (): ((taxRate: number, vatGround: string | null) => string) => {
  const t = useMerchantMessages();
  return (taxRate, vatGround) => {
    switch (rateKindOf(vatGround)) {
      case 'EXEMPT':
        return t('merchant.invoice.exempt');
      case 'MARGIN':
        return t('merchant.invoice.margin');
      case 'NOT_STATED':
        return '-';
      case 'RATE':
        return `${taxRate}%`;
    }
  };
};
