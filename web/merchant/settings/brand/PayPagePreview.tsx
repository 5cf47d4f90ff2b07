import type { Merchant } from '#contract/merchants/merchants.ts';
import { MoneyFigure } from '../../../shared/figures/MoneyFigure.tsx';
import { Receipt } from '../../../shared/receipt/Receipt.tsx';
import { useSettingsMessages } from '../messages/settings-messages.ts';
import preview from '../Preview.module.css';
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
    <figure className={preview['preview']}>
      <figcaption>{t('settings.brand.preview')}</figcaption>
      <Receipt label={t('settings.brand.preview')}>
        <span
          className={preview['strip']}
          style={color === null ? undefined : { background: color }}
          data-testid="strip"
        />
        {merchant.logoUrl !== null && <img className={preview['logo']} src={merchant.logoUrl} alt="" />}
        <p>
          <strong>{merchant.businessName}</strong>
        </p>
        <p className={classes['soft']}>
          {t('settings.brand.example')}: {t('settings.brand.item')}
        </p>
        <MoneyFigure amount={35} currency="EUR" />
        <span className={preview['pay']}>{t('settings.brand.pay')}</span>
      </Receipt>
    </figure>
  );
};
