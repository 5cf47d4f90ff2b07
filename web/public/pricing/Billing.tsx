import { billDays, trialDays } from '#contract/merchants/plans.ts';
import classes from './PricingPage.module.css';
import { usePricingMessages } from './messages/pricing-messages.ts';

const facts = ['bill', 'pay', 'trial', 'change'] as const;
const days = { ...billDays, trial: trialDays };

/** When a plan is billed and paid, how it is tried and changed. */
export const Billing = () => {
  const t = usePricingMessages();
  return (
    <section className={classes['section']} aria-labelledby="billing">
      <h2 id="billing">{t('pricing.billing.title')}</h2>
      <dl className={classes['facts']}>
        {facts.map((name) => (
          <div key={name}>
            <dt>{t(`pricing.billing.${name}.title`, days)}</dt>
            <dd>{t(`pricing.billing.${name}.text`, days)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
