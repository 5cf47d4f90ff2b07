import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';
import { deliveryOf } from './title-of.ts';

/** The e-mails with a document, newest first, with status and reason of failure. */
export const Deliveries = ({ invoice: { deliveries, type } }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  if (deliveries.length === 0) return null;
  return (
    <Panel title={t('merchant.invoice.mails')}>
      <ul className={classes['mails']}>
        {deliveries.map(({ createdAt, sentAt, state, recipient, reason }) => (
          <li
            key={`${createdAt} ${recipient}`}
            className={state === 'FAILED' ? classes['failed'] : undefined}
          >
            {t(`merchant.invoice.${deliveryOf[type]}.${state}`, { recipient, date: formatDateTime(sentAt) })}
            {state === 'FAILED' && reason !== null && <span className={classes['soft']}> {reason}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
