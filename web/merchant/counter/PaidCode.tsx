import { useEffect, useRef } from 'react';
import type { PaymentLink } from '#contract/links/links.ts';
import { MoneyFigure } from '../../shared/figures/MoneyFigure.tsx';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './Code.module.css';
import { useCounterMessages } from './messages/counter-messages.ts';

/** The whole screen is green: the amount was paid. */
export const PaidCode = ({ link, onNext }: { link: PaymentLink; onNext: () => void }) => {
  const t = useCounterMessages();
  const { base } = usePortal();
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <div className={classes['body']}>
      <div role="status" className={classes['paid']}>
        <Icon name="check" size={96} />
        <p className={classes['word']}>{t('counter.paid')}</p>
        <p className={classes['sum']}>
          <MoneyFigure amount={link.amount} currency={link.currency} />
        </p>
      </div>
      {link.description !== null && <p>{link.description}</p>}
      <button type="button" ref={next} className={classes['next']} onClick={onNext}>
        {t('counter.next')}
      </button>
      <ButtonLink to={`${base}/links/${link.id}`} variant="quiet">
        {t('counter.details')}
      </ButtonLink>
    </div>
  );
};
