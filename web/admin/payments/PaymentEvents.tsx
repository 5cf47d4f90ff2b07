import { List, ListItem, Typography } from '@mui/material';
import type { Payment } from '#contract/payments/payments.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { declineKey, historyKey } from '../../shared/payments/history-message.ts';
import { providerFee } from '../../shared/payments/provider-fee.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useActorMessages } from '../kit/fields/use-actor-messages.ts';
import type { PaymentHistory } from './use-payment-history.ts';
import { usePaymentMessages } from './use-payment-messages.ts';

type Event = PaymentHistory['events'][number];

/** Event, actor and time; on phones the event has its own line. */
const line = {
  display: 'grid',
  gap: '0 16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 20ch) auto' },
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
};

/** The history of a payment with the portal's messages, and the actors. */
export const PaymentEvents = ({ events, payment }: { events: readonly Event[]; payment: Payment }) => {
  const { t } = usePaymentMessages(payment);
  const language = useLanguage();
  const whoOf = useActorMessages();
  const messageOf = (event: Event): string => {
    const fee = providerFee(event.reason, payment.chargeCurrency);
    return t(`admin.payments.history.${historyKey(event, payment.method)}`, {
      reason: t(`admin.payments.declines.${declineKey(event.reason)}`),
      amount: formatMoney(fee.amount, fee.currency, language),
    });
  };
  return (
    <Panel title={t('admin.payments.course')}>
      <List component="ol" disablePadding>
        {events.map((event) => (
          <ListItem key={event.seq} disableGutters sx={line} data-kind={event.kind}>
            <Typography component="span" sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              {messageOf(event)}
            </Typography>
            <Typography component="small" variant="body2" color="textSecondary">
              {whoOf(event)}
            </Typography>
            <Typography component="time" variant="body2" color="textSecondary" dateTime={event.at}>
              {formatDateTime(event.at)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
};
