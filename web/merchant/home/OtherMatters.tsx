import { Link } from 'react-router-dom';
import type { Home } from '#contract/guidance/home.ts';
import type { NextStep } from '#contract/guidance/next-step.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { BillsToPay } from './BillsToPay.tsx';
import { useHomeMessages } from './messages/home-messages.ts';
import { hasWaitingText, pathOf } from './next-step-paths.ts';
import classes from './NextStep.module.css';
import { useStepNames } from './use-step-names.ts';

interface OtherMattersProps {
  /** null: nothing stands before the list. */
  readonly label: string | null;
  readonly steps: readonly NextStep[];
  readonly bills: Home['bills'];
}

/** What waits besides the step to do now: other steps, and bills of Plateno. */
export const OtherMatters = ({ label, steps, bills }: OtherMattersProps) => {
  const t = useHomeMessages();
  const { base } = usePortal();
  const names = useStepNames();
  const shown = steps.filter(hasWaitingText);
  if (shown.length === 0 && bills === null) return null;
  return (
    <div className={classes['others']}>
      {label !== null && <p className={classes['hint']}>{label}</p>}
      <ul>
        {shown.map((step) => (
          <li key={step.kind}>
            <Link to={`${base}${pathOf(step)}`}>{t(`nextStep.waiting.${step.kind}`, names(step))}</Link>
          </li>
        ))}
        {bills !== null && <BillsToPay bills={bills} />}
      </ul>
    </div>
  );
};
