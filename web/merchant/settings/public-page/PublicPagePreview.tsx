import { withReadableEmails } from '#contract/shown-text.ts';
import { readablePhoneNumber } from '../../../shared/format/readable-phone-number.ts';
import { Receipt } from '../../../shared/receipt/Receipt.tsx';
import { useMerchant } from '../../kit/portal/queries.ts';
import { useSettingsMessages } from '../messages/settings-messages.ts';
import preview from '../Preview.module.css';
import classes from './PublicPage.module.css';
import type { PublicPageValues } from './public-page-values.ts';

/** A small public page with the values of the form. */
export const PublicPagePreview = ({ values }: { values: PublicPageValues }) => {
  const t = useSettingsMessages();
  const { data: merchant } = useMerchant();
  if (merchant === undefined) return null;
  const { text, town, showsPhone, showsEmail, takesAmounts, minAmount, maxAmount } = values;
  return (
    <figure className={preview['preview']}>
      <figcaption>{t('settings.public.preview')}</figcaption>
      <Receipt label={t('settings.public.preview')}>
        <span
          className={preview['strip']}
          style={merchant.brandColor === null ? undefined : { background: merchant.brandColor }}
        />
        {merchant.logoUrl !== null && <img className={preview['logo']} src={merchant.logoUrl} alt="" />}
        <p>
          <strong>{merchant.businessName}</strong>
        </p>
        {town.trim() !== '' && <p className={classes['soft']}>{town}</p>}
        {text.trim() !== '' && <p className={classes['text']}>{text}</p>}
        {takesAmounts && (
          <div className={classes['sample']}>
            <span className={classes['soft']}>
              {t('settings.public.limits', { min: minAmount, max: maxAmount })}
            </span>
            <span className={preview['pay']}>{t('settings.public.pay')}</span>
          </div>
        )}
        {showsPhone && <p className={classes['soft']}>{readablePhoneNumber(merchant.phoneNumber)}</p>}
        {showsEmail && <p className={classes['soft']}>{withReadableEmails(merchant.email)}</p>}
      </Receipt>
    </figure>
  );
};
