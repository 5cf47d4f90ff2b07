import type { MatchReason } from '#contract/banking/bank-lines.ts';
import { Chip } from '../../shared/StatusChip.tsx';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';

/** Why a document fits, as chips. */
export const Reasons = ({ reasons }: { reasons: readonly MatchReason[] }) => {
  const t = useBankMessages();
  if (reasons.length === 0) return null;
  return (
    <ul className={classes['reasons']} aria-label={t('bank.why')}>
      {reasons.map((reason) => (
        <li key={reason}>
          <Chip tone="neutral" status={reason}>
            {t(`bank.reasons.${reason}`)}
          </Chip>
        </li>
      ))}
    </ul>
  );
};
