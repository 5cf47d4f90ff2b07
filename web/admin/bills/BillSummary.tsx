import { formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Figure, Figures } from '../kit/layout/Figures.tsx';
import { useListSummary } from '../kit/lists/use-list-summary.ts';
import { useBillMessages } from './messages/bill-messages.ts';

const sums = ['total', 'open', 'due', 'recurring'] as const;
const counts = ['paying', 'trials'] as const;

/** Sums of the bills under the filters, and what plans bring a month now. */
export const BillSummary = () => {
  const t = useBillMessages();
  const language = useLanguage();
  const { data, error } = useListSummary('summariseBills');
  if (error) return <ErrorAlert error={error} fallback={t('billList.loadFailed')} />;
  return (
    <Figures>
      {sums.map((name) => (
        <Figure
          key={name}
          label={t(`billList.summary.${name}`)}
          value={data && formatMoney(data[name], 'EUR', language)}
        />
      ))}
      {counts.map((name) => (
        <Figure
          key={name}
          label={t(`billList.summary.${name}`)}
          value={data && formatNumber(data[name], language)}
        />
      ))}
    </Figures>
  );
};
