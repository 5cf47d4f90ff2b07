import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { usePublicWords } from '../words/use-public-words.ts';
import classes from './Plans.module.css';
import { plans } from './plans.ts';

/** The three plans, each with its price in both currencies and the way to register. */
export const Plans = () => {
  const t = usePublicWords();
  return (
    <>
      <ul className={classes['plans']}>
        {plans.map((plan) => (
          <Plan key={plan.name} {...plan} />
        ))}
      </ul>
      <p className={classes['note']}>{t('public.landing.pricing.fees')}</p>
      <p className={classes['note']}>{t('public.landing.pricing.rate')}</p>
    </>
  );
};

const Plan = ({ name, euro, lev, popular }: (typeof plans)[number]) => {
  const t = usePublicWords();
  const language = useLanguage();
  const planName = t(`public.landing.pricing.${name}.name`);
  return (
    <li className={popular ? `${classes['plan']} ${classes['popular']}` : classes['plan']}>
      <div className={classes['name']}>
        <h3>{planName}</h3>
        {popular && <span>{t('public.landing.pricing.popular')}</span>}
      </div>
      <p className={classes['soft']}>{t(`public.landing.pricing.${name}.text`)}</p>
      <p className={classes['price']}>
        <strong>{formatMoney(euro, 'EUR', language)}</strong>
        <span>
          {formatMoney(lev, 'BGN', language)} · {t('public.landing.pricing.perMonth')}
        </span>
      </p>
      <ul className={classes['offers']}>
        {(['one', 'two', 'three'] as const).map((offer) => (
          <li key={offer}>
            <Icon name="check" size={18} />
            {t(`public.landing.pricing.${name}.${offer}`)}
          </li>
        ))}
      </ul>
      <ButtonLink to="/register" look={popular ? 'primary' : 'secondary'} full>
        {t('public.landing.pricing.choose', { plan: planName })}
      </ButtonLink>
    </li>
  );
};
