import {
  isOnSale,
  planFeatures,
  planPrices,
  plans,
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
import { popularPlan, shownFeatures, type WantedPlan } from './plans.ts';

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
      <p className={classes['note']}>{t('public.landing.pricing.set')}</p>
      <p className={classes['note']}>{t('public.landing.pricing.fees')}</p>
      <p className={classes['note']}>{t('public.landing.pricing.rate')}</p>
    </>
  );
};

const PlanCard = ({ plan }: { plan: Plan }) => {
  const t = usePublicMessages();
  const language = useLanguage();
  const isSold = isOnSale(plan);
  const mark = isSold ? plan === popularPlan && 'popular' : 'soon';
  const { euro, lev } = planPrices[plan];
  // A plan that is not on sale begins with the first one; another one is asked for.
  const button = plan === popularPlan ? 'ask' : 'begin';
  return (
    <li className={mark === 'popular' ? `${classes['plan']} ${classes['popular']}` : classes['plan']}>
      <div className={classes['name']}>
        <h3>{t(`shared.plan.${plan}`)}</h3>
        {mark && <span data-mark={mark}>{t(`public.landing.pricing.${mark}`)}</span>}
      </div>
      <p className={classes['soft']}>
        {t(`public.landing.pricing.${plan}`)} {!isSold && t('public.landing.pricing.soonText')}
      </p>
      <p className={classes['price']}>
        <strong>{formatMoney(fromMinor(euro), 'EUR', language)}</strong>
        <span>
          {formatMoney(fromMinor(lev), 'BGN', language)} · {t('public.landing.pricing.perMonth')}
        </span>
      </p>
      <Offers plan={plan} isSold={isSold} />
      <ButtonLink
        to="/register"
        state={{ plan } satisfies WantedPlan}
        variant={mark === 'popular' ? 'primary' : 'secondary'}
        full
      >
        {t(`public.landing.pricing.${button}`, {
          plan: t(`shared.plan.${button === 'ask' ? plan : plans[0]}`),
        })}
      </ButtonLink>
    </li>
  );
};

const isShown = (feature: PlanFeature): feature is (typeof shownFeatures)[number] =>
  (shownFeatures as readonly PlanFeature[]).includes(feature);

/** What the plan adds, in short. Only what can be had has a tick. */
const Offers = ({ plan, isSold }: { plan: Plan; isSold: boolean }) => {
  const t = usePublicMessages();
  const before = plans[plans.indexOf(plan) - 1];
  const tick = isSold && <Icon name="check" size={18} />;
  return (
    <ul className={classes['offers']} data-sold={isSold}>
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
      {upcomingFeatures[plan].map((feature) => (
        <li key={feature}>{t(`public.landing.pricing.offers.${feature}`)}</li>
      ))}
    </ul>
  );
};
