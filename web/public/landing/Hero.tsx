import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePublicMessages } from '../messages/use-public-messages.ts';
import classes from './Hero.module.css';

export const Hero = () => {
  const t = usePublicMessages();
  return (
    <section className={classes['hero']}>
      <div className={classes['words']}>
        <p className={classes['eyebrow']}>{t('public.landing.hero.eyebrow')}</p>
        <h1>{t('public.landing.hero.title')}</h1>
        <p className={classes['lead']}>{t('public.landing.hero.text')}</p>
        <div className={classes['buttons']}>
          <ButtonLink to="/register" variant="primary" size="large">
            {t('public.landing.hero.start')}
          </ButtonLink>
          <ButtonLink to="/features" size="large">
            {t('public.landing.hero.more')}
          </ButtonLink>
          <ButtonLink to="/demo/merchant" variant="quiet" size="large">
            {t('public.landing.hero.demo')}
          </ButtonLink>
        </div>
        <p className={classes['note']}>
          <Icon name="shield" />
          {t('public.landing.hero.note')}
        </p>
      </div>
      <Sample />
    </section>
  );
};

/** A decorative sample of the pay page. */
const Sample = () => {
  const t = usePublicMessages();
  const language = useLanguage();
  return (
    <div className={classes['sample']} aria-hidden="true">
      <div className={classes['request']}>
        <span className={classes['asks']}>{t('public.landing.sample.asks')}</span>
        <strong>{t('public.landing.sample.merchant')}</strong>
        <span className={classes['amount']}>{formatMoney(68.4, 'EUR', language)}</span>
        <span>{t('public.landing.sample.what')}</span>
        <span className={classes['pay']}>
          <Icon name="card" />
          {t('public.landing.sample.pay')}
        </span>
      </div>
      <div className={classes['paid']}>
        <span className={classes['tick']}>
          <Icon name="check" />
        </span>
        <span>
          <strong>{t('public.landing.sample.paid')}</strong>
          {t('public.landing.sample.invoice')}
        </span>
      </div>
    </div>
  );
};
