import { QRCodeSVG } from 'qrcode.react';
import type { PublicPage } from '#contract/public-pages/public-pages.ts';
import { CopyButton } from '../../../shared/CopyButton.tsx';
import { Button, ButtonLink } from '../../../shared/layout/Button.tsx';
import { buttonClass } from '../../../shared/layout/button-class.ts';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useMerchant } from '../../kit/portal/queries.ts';
import { useSettingsMessages } from '../messages/settings-messages.ts';
import classes from './PublicPage.module.css';

/** Quiet zone in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Address of the page, with QR code, copy, share and poster while it is on. */
export const AddressPanel = ({ page: { url, isOn } }: { page: PublicPage }) => {
  const t = useSettingsMessages();
  const { base } = usePortal();
  const { data: merchant } = useMerchant();
  const title = merchant?.businessName ?? '';
  // Sharing that is dismissed rejects; that is not an error.
  const share = (): void => void navigator.share({ title, url }).catch(() => undefined);
  if (!isOn) {
    return (
      <Panel title={t('settings.public.address')}>
        <p className={classes['url']}>{url}</p>
        <p className={classes['soft']}>{t('settings.public.isOff')}</p>
      </Panel>
    );
  }
  return (
    <Panel title={t('settings.public.address')}>
      <div className={classes['address']}>
        <div className={classes['paper']}>
          <QRCodeSVG
            value={url}
            size={144}
            level="M"
            marginSize={quietZone}
            title={t('settings.public.qr')}
          />
        </div>
        <div className={classes['about']}>
          <p className={classes['url']}>{url}</p>
          <p className={classes['soft']}>
            {t(merchant?.status === 'ACTIVE' ? 'settings.public.isOn' : 'settings.public.waits')}
          </p>
          <div className={classes['row']}>
            <CopyButton text={url} label={t('settings.public.address')} />
            {'share' in navigator && (
              <Button size="small" onClick={share}>
                {t('settings.public.share')}
              </Button>
            )}
            <a className={buttonClass({ size: 'small' })} href={url} target="_blank" rel="noreferrer">
              {t('settings.public.open')}
            </a>
            <ButtonLink size="small" to={`${base}/settings/public-page/poster`}>
              {t('settings.public.poster')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Panel>
  );
};
