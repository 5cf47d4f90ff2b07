import type { Merchant } from '#contract/merchants/merchants.ts';
import { MoneyFigure } from '../../../shared/figures/MoneyFigure.tsx';
import { Receipt } from '../../../shared/receipt/Receipt.tsx';
import { useSettingsMessages } from '../messages/settings-messages.ts';
import classes from './Brand.module.css';

interface PayPagePreviewProps {
  readonly merchant: Merchant;
  /** `#RRGGBB`; null for none. */
  readonly color: string | null;
}

/** A small pay page with the merchant's logo and colour, of a sample amount. */
export const PayPagePreview = ({ merchant, color }: PayPagePreviewProps) => {
  const t = useSettingsMessages();
  return (
    <figure className={classes['preview']}>
      <figcaption>{t('settings.brand.preview')}</figcaption>
      <Receipt label={t('settings.brand.preview')}>
        <span
          className={classes['strip']}
          style={color === null ? undefined : { background: color }}
          data-testid="strip"
        />
        {merchant.logoUrl !== null && <img className={classes['logo']} src={merchant.logoUrl} alt="" />}
        <p>
          <strong>{merchant.businessName}</strong>
        </p>
        <p className={classes['soft']}>
          {t('settings.brand.example')}: {t('settings.brand.item')}
        </p>
        <MoneyFigure amount={35} currency="EUR" />
        <span className={classes['pay']}>{t('settings.brand.pay')}</span>
      </Receipt>
    </figure>
  );
};
