import { Link } from 'react-router-dom';
import type { ReminderLog } from '#contract/invoices/invoice-reminders.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './Reminders.module.css';

interface ReminderLinesProps {
  readonly reminders: ReminderLog['reminders'];
  /** Links each reminder to its invoice. */
  readonly isLinked?: boolean;
}

/** The sent reminders, newest first. */
export const ReminderLines = ({ reminders, isLinked = false }: ReminderLinesProps) => {
  const t = useMerchantMessages();
  const { base } = usePortal();
  if (reminders.length === 0) return <p className={classes['soft']}>{t('merchant.reminders.none')}</p>;
  return (
    <ul className={classes['lines']}>
      {reminders.map(({ invoiceId, invoiceNumber, step, remindedAt }) => (
        <li key={`${invoiceId} ${step}`}>
          {isLinked && <Link to={`${base}/invoices/${invoiceId}`}>{invoiceNumber}</Link>}
          <span>{t(`merchant.reminders.steps.${step}`)}</span>
          <span className={classes['soft']}>{formatDateTime(remindedAt)}</span>
        </li>
      ))}
    </ul>
  );
};
