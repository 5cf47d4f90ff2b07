import type { Payout } from '#contract/payouts/payouts.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { usePayoutMessages } from './messages/payout-messages.ts';
import classes from './Payouts.module.css';
import { useMoney } from './use-money.ts';

/** Whether the payout has fees, payments or a sum that were not expected. */
export const hasDifferences = ({ content, unknownLines, reconciliation }: Payout): boolean =>
  (content !== null && content.feeDifference !== 0) || unknownLines > 0 || reconciliation === 'DIFFERS';

interface PayoutDifferencesProps {
  readonly payout: Payout;
  readonly hasOnlyDifferences: boolean;
  readonly showOnlyDifferences: (only: boolean) => void;
}

/** What differs from what was expected, and a switch that shows only its lines. */
export const PayoutDifferences = ({
  payout,
  hasOnlyDifferences,
  showOnlyDifferences,
}: PayoutDifferencesProps) => {
  const t = usePayoutMessages();
  const money = useMoney();
  const { content, unknownLines, reconciliation, currency } = payout;
  const difference = content?.feeDifference ?? 0;
  return (
    <Panel
      title={t('payouts.differences.title')}
      action={
        <Button
          size="small"
          aria-pressed={hasOnlyDifferences}
          onClick={() => showOnlyDifferences(!hasOnlyDifferences)}
        >
          {t(hasOnlyDifferences ? 'payouts.differences.all' : 'payouts.differences.show')}
        </Button>
      }
    >
      <ul className={classes['differences']}>
        {difference !== 0 && (
          <li>{t('payouts.differences.fees', { amount: money(difference, currency) })}</li>
        )}
        {unknownLines > 0 && <li>{t('payouts.differences.unknown', { count: unknownLines })}</li>}
        {reconciliation === 'DIFFERS' && <li>{t('payouts.differences.sum')}</li>}
      </ul>
    </Panel>
  );
};
