import {
  planFeatures,
  planLimits,
  planPrices,
  plans,
  raisedLimits,
  trialDays,
  upcomingFeatures,
  type Plan,
  type PlanFeature,
} from '#contract/merchants/plans.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { fromMinor } from '../../shared/money.ts';
import { usePublicMessages } from '../messages/use-public-messages.ts';
import classes from './Plans.module.css';
import { popularPlan, registrationFor, shownFeatures } from './plans.ts';

/** The three plans with prices in both currencies and links to the registration. */
export const Plans = () => {
  const t = usePublicMessages();
  return (
    <>
      <ul className={classes['plans']}>
        {plans.map((plan) => (
          <PlanCard key={plan} plan={plan} />
        ))}
      </ul>
      <p className={classes['note']}>{t('public.landing.pricing.set', { days: trialDays })}</p>
      <p className={classes['note']}>{t('public.landing.pricing.fees')}</p>
      <p className={classes['note']}>{t('public.landing.pricing.rate')}</p>
    </>
  );
};

const PlanCard = ({ plan }: { plan: Plan }) => {
  const t = usePublicMessages();
  const language = useLanguage();
  const { euro, lev } = planPrices[plan];
  const isPopular = plan === popularPlan;
  return (
    <li className={isPopular ? `${classes['plan']} ${classes['popular']}` : classes['plan']}>
      <div className={classes['name']}>
        <h3>{t(`shared.plan.${plan}`)}</h3>
        {isPopular && <span>{t('public.landing.pricing.popular')}</span>}
      </div>
      <p className={classes['soft']}>{t(`public.landing.pricing.${plan}`)}</p>
      <p className={classes['price']}>
        <strong>{formatMoney(fromMinor(euro), 'EUR', language)}</strong>
        <span>
          {formatMoney(fromMinor(lev), 'BGN', language)} · {t('public.landing.pricing.perMonth')}
        </span>
      </p>
      <Offers plan={plan} />
      <ButtonLink to={registrationFor(plan)} variant={isPopular ? 'primary' : 'secondary'} full>
        {t(`public.landing.pricing.${plan === plans[0] ? 'begin' : 'choose'}`, {
          plan: t(`shared.plan.${plan}`),
        })}
      </ButtonLink>
    </li>
  );
};

const isShown = (feature: PlanFeature): feature is (typeof shownFeatures)[number] =>
  (shownFeatures as readonly PlanFeature[]).includes(feature);

/** What the plan adds, in short. Only what exists has a tick. */
const Offers = ({ plan }: { plan: Plan }) => {
  const t = usePublicMessages();
  const before = plans[plans.indexOf(plan) - 1];
  const tick = <Icon name="check" size={18} />;
  return (
    <ul className={classes['offers']}>
      {before && (
        <li>
          {tick}
          {t('public.landing.pricing.all', { plan: t(`shared.plan.${before}`) })}
        </li>
      )}
      {planFeatures[plan].filter(isShown).map((feature) => (
        <li key={feature}>
          {tick}
          {t(`public.landing.pricing.offers.${feature}`)}
        </li>
      ))}
      {raisedLimits(plan).map((limit) => (
        <li key={limit}>
          {tick}
          {t(`public.landing.pricing.limits.${limit}`, { count: planLimits[plan][limit] })}
        </li>
      ))}
      {upcomingFeatures[plan].map((feature) => (
        <li key={feature} data-upcoming>
          {t(`public.landing.pricing.offers.${feature}`)}
        </li>
      ))}
    </ul>
  );
};
