import { useState } from 'react';
import type { OwnPlan } from '#contract/billing/own-plan.ts';
import {
  isLargerPlan,
  planPrices,
  plans,
  trialDays,
  trialPlan,
  type Plan,
} from '#contract/merchants/plans.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useAction } from '../../shared/form/use-sending.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { fromMinor } from '../../shared/money.ts';
import { Chip } from '../../shared/StatusChip.tsx';
import { DisabledInDemo } from '../kit/dialogs/DisabledInDemo.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { useRights } from '../kit/portal/use-rights.ts';
import { useBillMessages } from './messages/bill-messages.ts';
import { offersOf } from './plan-offers.ts';
import classes from './Plan.module.css';
import { PlanDialog } from './PlanDialog.tsx';
import { useChoosing, type WantedPlan } from './use-plan.ts';

/** The plans with what each adds and one button each; who may not choose reads why. */
export const PlanCards = ({ plan }: { plan: OwnPlan }) => {
  const t = useBillMessages();
  const { isDemo } = usePortal();
  const mayChoose = useRights()('MANAGE_MERCHANT') && plan.isOffered && !isDemo;
  const [wanted, setWanted] = useState<WantedPlan>();
  return (
    <Panel title={t('plan.cards.title')}>
      <ul className={classes['cards']}>
        {plans.map((each) => (
          <PlanCard key={each} of={each} own={plan}>
            {mayChoose && <Choice of={each} own={plan} onChoose={setWanted} />}
          </PlanCard>
        ))}
      </ul>
      {!mayChoose && <WhyNot plan={plan} />}
      {wanted && <PlanDialog own={plan} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </Panel>
  );
};

/** In the place of the buttons. */
const WhyNot = ({ plan: { isOffered } }: { plan: OwnPlan }) => {
  const t = useBillMessages();
  const { isDemo } = usePortal();
  if (isDemo) return <DisabledInDemo labels={[t('plan.cards.choose', { plan: t('shared.plan.PRO') })]} />;
  if (isOffered) return <p>{t('plan.ownerOnly')}</p>;
  return (
    <>
      <p>{t('plan.byEmail')}</p>
      <div>
        <ButtonLink to="/pricing">{t('plan.all')}</ButtonLink>
      </div>
    </>
  );
};

interface PlanCardProps {
  readonly of: Plan;
  readonly own: OwnPlan;
  readonly children: React.ReactNode;
}

const PlanCard = ({ of: plan, own, children }: PlanCardProps) => {
  const t = useBillMessages();
  const language = useLanguage();
  const isOwn = plan === own.plan;
  return (
    <li className={isOwn ? `${classes['card']} ${classes['own']}` : classes['card']}>
      <div className={classes['name']}>
        <h3>{t(`shared.plan.${plan}`)}</h3>
        <Mark of={plan} own={own} />
      </div>
      <p className={classes['price']}>
        <strong>{formatMoney(fromMinor(planPrices[plan].euro), 'EUR', language)}</strong>
        <span className={classes['soft']}>{t('plan.cards.perMonth')}</span>
      </p>
      <Offers plan={plan} />
      <div className={classes['buttons']}>{children}</div>
    </li>
  );
};

/** The plan that stands, and the one that follows. */
const Mark = ({ of: plan, own }: Pick<PlanCardProps, 'of' | 'own'>) => {
  const t = useBillMessages();
  if (plan === own.plan)
    return (
      <Chip tone="success" status="CURRENT">
        {t('plan.cards.current')}
      </Chip>
    );
  if (plan !== own.next?.plan) return null;
  return (
    <Chip tone="info" status="NEXT">
      {t('plan.cards.later', { day: formatDate(own.next.from) })}
    </Chip>
  );
};

const Offers = ({ plan }: { plan: Plan }) => {
  const t = useBillMessages();
  const { before, features, upcoming, limits } = offersOf(plan);
  const all = [
    before ? t('plan.cards.above', { plan: t(`shared.plan.${before}`) }) : t('plan.cards.base'),
    ...features.map((feature) => t(`plan.features.${feature}`)),
    ...limits.map(([limit, most]) => t(`plan.cards.${limit}`, { smart_count: most })),
  ];
  return (
    <ul className={classes['offers']}>
      {all.map((text) => (
        <li key={text}>
          <Icon name="check" size={18} />
          {text}
        </li>
      ))}
      {upcoming.map((feature) => (
        <li key={feature} data-soon>
          {t('plan.cards.soon', { feature: t(`plan.features.${feature}`) })}
        </li>
      ))}
    </ul>
  );
};

interface ChoiceProps {
  readonly of: Plan;
  readonly own: OwnPlan;
  readonly onChoose: (wanted: WantedPlan) => void;
}

/**
 * The button of a plan. A plan that is tried is chosen like another one: it then begins after the trial. Another plan that
 * stands has a button only to take back the one that follows. A larger one waits until no bill is due.
 */
const Choice = ({ of: plan, own, onChoose }: ChoiceProps) => {
  const t = useBillMessages();
  const name = t(`shared.plan.${plan}`);
  if (plan === own.next?.plan) return null;
  if (plan === own.plan && own.state !== 'TRIAL') return own.next && <TakeBack plan={plan} />;
  if (own.state === 'DUE' && isLargerPlan(plan, own.plan))
    return <p className={classes['soft']}>{t('plan.cards.payFirst')}</p>;
  const isTrial = own.mayTry && plan === trialPlan;
  return (
    <>
      {isTrial && (
        <Button variant="primary" onClick={() => onChoose({ plan, trial: true })}>
          {t('plan.cards.try', { days: trialDays })}
        </Button>
      )}
      <Button onClick={() => onChoose({ plan, trial: false })}>
        {t('plan.cards.choose', { plan: name })}
      </Button>
    </>
  );
};

const TakeBack = ({ plan }: { plan: Plan }) => {
  const t = useBillMessages();
  const { send, store, affects } = useChoosing();
  const name = t(`shared.plan.${plan}`);
  const { press, isPending } = useAction({
    send: () => send({ plan, trial: false }),
    onDone: store,
    done: t('plan.cards.kept', { plan: name }),
    failed: t('plan.dialog.saveFailed'),
    affects,
  });
  return (
    <Button busy={isPending} onClick={() => press()}>
      {t('plan.cards.keep', { plan: name })}
    </Button>
  );
};
