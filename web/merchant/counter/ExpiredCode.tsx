import { useState } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { messageOf } from '../../shared/api-error.ts';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { prepareSound } from '../live-events/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './Code.module.css';
import { useCounterMessages } from './messages/counter-messages.ts';
import { codeMinutes } from './sale.ts';

interface ExpiredCodeProps {
  readonly link: PaymentLink;
  readonly onShow: (paymentLinkId: number) => void;
  readonly onClose: () => void;
}

/** The code can no longer be paid; a new one for the same sale is one press away. */
export const ExpiredCode = ({ link, onShow, onClose }: ExpiredCodeProps) => {
  const t = useCounterMessages();
  const { api } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const again = async (): Promise<void> => {
    prepareSound();
    setBusy(true);
    try {
      const { amount, currency, description, taxRate, vatGround } = link;
      const { id } = await api.createLink({
        amount,
        currency,
        description,
        taxRate,
        vatGround,
        usage: 'SINGLE',
        expiresInMinutes: codeMinutes,
      });
      onShow(id);
    } catch (error) {
      setFailure(messageOf(error, t('counter.failed')));
      setBusy(false);
    }
  };
  return (
    <div className={classes['body']}>
      <p role="status" className={classes['word']}>
        {t('counter.expired')}
      </p>
      <p className={classes['sum']}>
        <MoneyFigure amount={link.amount} currency={link.currency} />
      </p>
      <p className={classes['soft']}>{t('counter.expiredHint')}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['actions']}>
        <Button size="large" onClick={onClose}>
          {t('counter.back')}
        </Button>
        <Button size="large" variant="primary" busy={isBusy} onClick={() => void again()}>
          {t('counter.again')}
        </Button>
      </div>
    </div>
  );
};
