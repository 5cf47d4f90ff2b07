import classes from './PricingPage.module.css';
import { usePricingMessages } from './messages/pricing-messages.ts';

const facts = ['first', 'next', 'provider', 'platform'] as const;

/** When the money comes, and which document there is for each fee. */
export const MoneyFacts = () => {
  const t = usePricingMessages();
  return (
    <section className={classes['section']} aria-labelledby="money">
      <h2 id="money">{t('pricing.facts.title')}</h2>
      <dl className={classes['facts']}>
        {facts.map((name) => (
          <div key={name}>
            <dt>{t(`pricing.facts.${name}.title`)}</dt>
            <dd>{t(`pricing.facts.${name}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
