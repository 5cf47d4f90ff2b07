import type { PlanPreview } from '#contract/billing/own-plan.ts';
import { planLimits, plans, trialDays, type Plan, type PlanLimit } from '#contract/merchants/plans.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useBillMessages } from './messages/bill-messages.ts';
import { changedLimits, isAddedFeature } from './plan-offers.ts';
import classes from './Plan.module.css';
import { Sums } from './Sums.tsx';

interface PlanChangesProps {
  /** The plan that stands. */
  readonly from: Plan;
  readonly preview: PlanPreview;
}

/** From when and for how much, what comes, what ends and what is then read only. */
export const PlanChanges = ({ from, preview }: PlanChangesProps) => {
  const t = useBillMessages();
  const namesOf = useNames(from, preview.plan);
  return (
    <div className={classes['preview']}>
      <Cost preview={preview} />
      <Lines title={t('plan.dialog.gains')} lines={namesOf(preview.gains, true)} />
      <Lines title={t('plan.dialog.loses')} lines={namesOf(preview.loses, false)} />
      <Lines
        title={t('plan.dialog.readOnly')}
        lines={preview.readOnly.map(({ limit, used, most }) =>
          t(`plan.dialog.over.${limit}`, { used, most }),
        )}
        end={t('plan.dialog.stays')}
      />
    </div>
  );
};

/** Features by their names, and the limits that change with them. */
const useNames = (from: Plan, to: Plan) => {
  const t = useBillMessages();
  const limit = (each: PlanLimit): string =>
    t('plan.dialog.change', {
      to: t(`plan.cards.${each}`, { smart_count: planLimits[to][each] }),
      from: planLimits[from][each],
    });
  return (features: readonly string[], isRaised: boolean): readonly string[] => [
    ...features.filter(isAddedFeature).map((feature) => t(`plan.features.${feature}`)),
    ...changedLimits(from, to, isRaised).map(limit),
  ];
};

const Cost = ({ preview }: { preview: PlanPreview }) => {
  const { from, price, daysLeft, priceNow, isTrial, endsTrial } = preview;
  const t = useBillMessages();
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, 'EUR', language);
  return (
    <>
      <Sums
        rows={[
          [t('plan.dialog.from'), formatDate(from)],
          [t('plan.dialog.price'), isTrial ? t('plan.dialog.free') : money(price)],
          ...(daysLeft > 0
            ? [[t('plan.dialog.now', { smart_count: daysLeft }), money(priceNow)] as const]
            : []),
        ]}
      />
      {daysLeft > 0 && <p className={classes['soft']}>{t('plan.dialog.nowHint')}</p>}
      {endsTrial && <p>{t('plan.dialog.endsTrial')}</p>}
      {isTrial && (
        <p>{t('plan.dialog.trialText', { days: trialDays, plan: t(`shared.plan.${plans[0]}`) })}</p>
      )}
    </>
  );
};

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly end?: string;
}

const Lines = ({ title, lines, end }: LinesProps) =>
  lines.length > 0 && (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {end !== undefined && <p className={classes['soft']}>{end}</p>}
    </section>
  );
