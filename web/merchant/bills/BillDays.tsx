import type { BillDetails } from '#contract/billing/billing.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useBillMessages } from './messages/bill-messages.ts';
import classes from './Plan.module.css';

/** The fees by day, at most 31 rows. */
export const BillDays = ({ days }: Pick<BillDetails, 'days'>) => {
  const t = useBillMessages();
  const language = useLanguage();
  if (days.length === 0) return <p className={classes['soft']}>{t('bills.one.noDays')}</p>;
  return (
    <table className={classes['days']} aria-label={t('bills.one.days')}>
      <thead>
        <tr>
          <th scope="col">{t('bills.one.day')}</th>
          <th scope="col">{t('bills.one.payments')}</th>
          <th scope="col">{t('bills.one.feesOfDay')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, payments, fees }) => (
          <tr key={day}>
            <th scope="row">{formatDate(day)}</th>
            <td>{payments}</td>
            <td>{formatMoney(fees, 'EUR', language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
