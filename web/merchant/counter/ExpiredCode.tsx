import { call } from '../../shared/call.ts';
import { createLink, type PaymentLink } from '#contract/links/links.ts';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Banner } from '../../shared/state/Banner.tsx';
import { prepareSound } from '../live-events/index.ts';
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
  const { amount, currency, description, taxRate, vatGround } = link;
  const { send, failure, isPending, isDone } = useSending({
    send: () =>
      call(createLink, {
        body: {
          amount,
          currency,
          description,
          taxRate,
          vatGround,
          usage: 'SINGLE',
          expiresInMinutes: codeMinutes,
        },
      }),
    failed: t('counter.failed'),
    onDone: ({ id }) => onShow(id),
  });
  const again = (): void => {
    prepareSound();
    void send();
  };
  return (
    <div className={classes['body']}>
      <p role="status" className={classes['word']}>
        {t('counter.expired')}
      </p>
      <p className={classes['sum']}>
        <MoneyFigure amount={amount} currency={currency} />
      </p>
      <p className={classes['soft']}>{t('counter.expiredHint')}</p>
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['actions']}>
        <Button size="large" onClick={onClose}>
          {t('counter.back')}
        </Button>
        <Button size="large" variant="primary" busy={isPending || isDone} onClick={again}>
          {t('counter.again')}
        </Button>
      </div>
    </div>
  );
};
