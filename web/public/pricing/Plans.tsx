import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { usePublicMessages } from '../messages/use-public-messages.ts';
import classes from './Plans.module.css';
import { plans, type WantedPlan } from './plans.ts';

/** The three plans with prices in both currencies and links to the registration. */
export const Plans = () => {
  const t = usePublicMessages();
  return (
    <>
      <ul className={classes['plans']}>
        {plans.map((plan) => (
          <Plan key={plan.name} {...plan} />
        ))}
      </ul>
      <p className={classes['note']}>{t('public.landing.pricing.set')}</p>
      <p className={classes['note']}>{t('public.landing.pricing.fees')}</p>
      <p className={classes['note']}>{t('public.landing.pricing.rate')}</p>
    </>
  );
};

type PlanOnOffer = (typeof plans)[number];

/** A plan that is not on sale links to the one that is. */
const useButton = ({ name, mark }: PlanOnOffer): string => {
  const t = usePublicMessages();
  const planOf = (each: PlanOnOffer['name']): string => t(`public.landing.pricing.${each}.name`);
  return mark === 'soon'
    ? t('public.landing.pricing.begin', { plan: planOf('starter') })
    : t('public.landing.pricing.choose', { plan: planOf(name) });
};

const Plan = (plan: PlanOnOffer) => {
  const { name, euro, lev, mark, offers } = plan;
  const button = useButton(plan);
  const t = usePublicMessages();
  const language = useLanguage();
  return (
    <li className={mark === 'popular' ? `${classes['plan']} ${classes['popular']}` : classes['plan']}>
      <div className={classes['name']}>
        <h3>{t(`public.landing.pricing.${name}.name`)}</h3>
        {mark && <span data-mark={mark}>{t(`public.landing.pricing.${mark}`)}</span>}
      </div>
      <p className={classes['soft']}>
        {t(`public.landing.pricing.${name}.text`)} {mark === 'soon' && t('public.landing.pricing.soonText')}
      </p>
      <p className={classes['price']}>
        <strong>{formatMoney(euro, 'EUR', language)}</strong>
        <span>
          {formatMoney(lev, 'BGN', language)} · {t('public.landing.pricing.perMonth')}
        </span>
      </p>
      <ul className={classes['offers']}>
        {offers.map((offer) => (
          <li key={offer}>
            <Icon name="check" size={18} />
            {t(`public.landing.pricing.${offer}`)}
          </li>
        ))}
      </ul>
      <ButtonLink
        to="/register"
        state={{ plan: name } satisfies WantedPlan}
        variant={mark === 'popular' ? 'primary' : 'secondary'}
        full
      >
        {button}
      </ButtonLink>
    </li>
  );
};
