import {
  isOnSale,
  planFeatures,
  planHas,
  planLimitNames,
  planLimits,
  plans,
  upcomingFeatures,
} from '#contract/merchants/plans.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { usePublicMessages } from '../messages/use-public-messages.ts';
import classes from './PricingPage.module.css';
import { usePricingMessages } from './messages/pricing-messages.ts';

const sold = plans.filter(isOnSale);

/** All features and limits by plan. A plan that is not on sale has no column, and what does not exist has no tick. */
export const PlanTable = () => {
  const t = usePricingMessages();
  const inPublic = usePublicMessages();
  return (
    <section className={classes['section']} aria-labelledby="plan-table">
      <h2 id="plan-table">{t('pricing.table.title')}</h2>
      <p className={classes['soft']}>{t('pricing.table.text')}</p>
      <div className={classes['paper']}>
        <table className={classes['features']} aria-labelledby="plan-table">
          <thead>
            <tr>
              <th scope="col">{t('pricing.table.feature')}</th>
              {sold.map((plan) => (
                <th key={plan} scope="col">
                  {inPublic(`shared.plan.${plan}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planLimitNames.map((limit) => (
              <tr key={limit}>
                <th scope="row">{t(`pricing.limits.${limit}`)}</th>
                {sold.map((plan) => (
                  <td key={plan}>{planLimits[plan][limit]}</td>
                ))}
              </tr>
            ))}
            {plans.flatMap((from) => [
              ...planFeatures[from].map((feature) => (
                <tr key={feature}>
                  <th scope="row">{t(`pricing.features.${feature}`)}</th>
                  {sold.map((plan) => (
                    <td key={plan}>
                      <Held isHeld={planHas(plan, feature)} />
                    </td>
                  ))}
                </tr>
              )),
              ...upcomingFeatures[from].map((feature) => (
                <tr key={feature} data-row="upcoming">
                  <th scope="row">{t(`pricing.features.${feature}`)}</th>
                  <td colSpan={sold.length}>
                    {t('pricing.table.upcoming', { plan: inPublic(`shared.plan.${from}`) })}
                  </td>
                </tr>
              )),
            ])}
          </tbody>
        </table>
      </div>
    </section>
  );
};

const Held = ({ isHeld }: { isHeld: boolean }) => {
  const t = usePricingMessages();
  return (
    <>
      <span className="visually-hidden">{t(`pricing.table.${isHeld ? 'yes' : 'no'}`)}</span>
      {isHeld ? <Icon name="check" size={18} /> : <span aria-hidden="true">–</span>}
    </>
  );
};
