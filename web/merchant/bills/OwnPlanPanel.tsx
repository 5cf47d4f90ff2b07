import type { OwnPlan, PlanState } from '#contract/billing/own-plan.ts';
import { plans } from '#contract/merchants/plans.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import type { Tone } from '../../shared/status-tone.ts';
import { Chip } from '../../shared/StatusChip.tsx';
import { useBillMessages } from './messages/bill-messages.ts';
import classes from './Plan.module.css';
import { Sums } from './Sums.tsx';

const tones: Readonly<Record<PlanState, Tone>> = { TRIAL: 'info', ACTIVE: 'success', DUE: 'error' };

/** The plan that stands: state, price, since when, limits; beside it what the next bill holds. */
export const OwnPlanPanel = ({ plan }: { plan: OwnPlan }) => {
  const t = useBillMessages();
  return (
    <div className={classes['pair']}>
      <Panel
        title={t('plan.own', { plan: t(`shared.plan.${plan.plan}`) })}
        action={
          <Chip tone={tones[plan.state]} status={plan.state}>
            {t(`plan.states.${plan.state}`)}
          </Chip>
        }
      >
        <PlanFacts plan={plan} />
        <Uses plan={plan} />
      </Panel>
      {plan.nextBill && <NextBill bill={plan.nextBill} />}
    </div>
  );
};

const PlanFacts = ({ plan: { plan, price, since, until, next } }: { plan: OwnPlan }) => {
  const t = useBillMessages();
  const language = useLanguage();
  const free = plan === plans[0] ? t('plan.free') : t('plan.notBilled');
  const paid = t('plan.perMonth', { amount: formatMoney(price, 'EUR', language) });
  return (
    <Facts
      facts={[
        [t('plan.price'), price === 0 ? free : paid],
        [t('plan.since'), formatDate(since)],
        ...(until === null ? [] : [[t('plan.until'), formatDate(until)] as const]),
        ...(next === null
          ? []
          : [
              [
                t('plan.next'),
                t('plan.nextPlan', { plan: t(`shared.plan.${next.plan}`), day: formatDate(next.from) }),
              ] as const,
            ]),
      ]}
    />
  );
};

const Uses = ({ plan: { uses } }: { plan: OwnPlan }) => {
  const t = useBillMessages();
  return (
    <section aria-label={t('plan.uses.title')}>
      <h3 className={classes['soft']}>{t('plan.uses.title')}</h3>
      <ul className={classes['lines']}>
        {uses.map(({ limit, used, most }) => (
          <li key={limit}>{t(`plan.uses.${limit}`, { used, smart_count: most })}</li>
        ))}
      </ul>
    </section>
  );
};

const NextBill = ({ bill: { on, fees, plan, total } }: { bill: NonNullable<OwnPlan['nextBill']> }) => {
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  return (
    <Panel title={t('plan.nextBill.title')}>
      <Sums
        rows={[
          [t('plan.nextBill.on'), formatDate(on)],
          [t('plan.nextBill.fees'), money(fees)],
          [t('plan.nextBill.plan'), money(plan)],
          [t('plan.nextBill.total'), <strong key="total">{money(total)}</strong>],
        ]}
      />
    </Panel>
  );
};
