import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { ShareLink, useShareText } from '../links/index.ts';
import { BankCode } from './BankCode.tsx';
import classes from './Code.module.css';
import { useCounterMessages } from './messages/counter-messages.ts';
import { timeOf } from './time-of.ts';
import { useWakeLock } from './use-wake-lock.ts';

type Way = PaymentLink['methods'][number];

interface CodeToPayProps {
  readonly link: PaymentLink;
  readonly isStale: boolean;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onCancel: () => void;
}

/** The code with its amount, black on white in both themes, and the ways to send the link. */
export const CodeToPay = ({ link, isStale, isBusy, failure, onCancel }: CodeToPayProps) => {
  const t = useCounterMessages();
  const language = useLanguage();
  const [isShared, setShared] = useState(false);
  const [way, setWay] = useState<Way>('CARD');
  const { subject, message } = useShareText(link);
  useWakeLock(true);
  // A dismissed share dialog rejects; that is not an error.
  const send = (): void => {
    if ('share' in navigator) void navigator.share({ title: subject, text: message }).catch(() => undefined);
    else setShared(!isShared);
  };
  return (
    <div className={classes['body']}>
      <p className={classes['merchant']}>{link.merchantName}</p>
      <p className={classes['sum']}>
        <MoneyFigure amount={link.amount} currency={link.currency} />
      </p>
      {link.description !== null && <p className={classes['soft']}>{link.description}</p>}
      {link.methods.length > 1 && <Ways way={way} onChoose={setWay} />}
      {way === 'BANK' ? (
        <BankCode link={link} />
      ) : (
        <>
          <div className={classes['paper']}>
            <QRCodeSVG value={link.qrCodeData} size={512} level="M" title={t('merchant.links.qr')} />
          </div>
          <p className={classes['soft']}>{t('counter.scan')}</p>
        </>
      )}
      <p role="status" className={classes['status']}>
        {t('counter.waiting')}
        {link.expiresAt !== null && (
          <span>{t('counter.until', { time: timeOf(link.expiresAt, language) })}</span>
        )}
      </p>
      {isStale && <Banner tone="warning">{t('counter.offline')}</Banner>}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['actions']}>
        <Button size="large" busy={isBusy} onClick={onCancel}>
          {t('counter.cancel')}
        </Button>
        <Button size="large" variant="primary" aria-expanded={isShared} onClick={send}>
          {t('counter.send')}
        </Button>
      </div>
      {isShared && <ShareLink link={link} />}
    </div>
  );
};

const Ways = ({ way, onChoose }: { way: Way; onChoose: (way: Way) => void }) => {
  const t = useCounterMessages();
  return (
    <div className={classes['actions']} role="group" aria-label={t('counter.ways')}>
      {(['CARD', 'BANK'] as const).map((each) => (
        <Button
          key={each}
          variant={each === way ? 'primary' : 'secondary'}
          aria-pressed={each === way}
          onClick={() => onChoose(each)}
        >
          {t(`counter.way.${each}`)}
        </Button>
      ))}
    </div>
  );
};
