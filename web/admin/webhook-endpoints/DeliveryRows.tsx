import {
  Box,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { WebhookDelivery } from '#contract/integrations/webhook-endpoints.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Cards } from '../kit/fields/Cards.tsx';
import { ToneChip } from '../kit/fields/StatusChip.tsx';
import type { en } from '../kit/messages/en.ts';
import { useIsPhone } from '../kit/layout/use-is-phone.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';

interface DeliveryRowsProps {
  readonly endpointId: number;
  readonly rows: readonly WebhookDelivery[];
}

/** Deliveries as a table, or cards on a phone; a press opens one. */
export const DeliveryRows = ({ endpointId, rows }: DeliveryRowsProps) => {
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<WebhookDelivery>();
  const List = isPhone ? DeliveryCards : DeliveryTable;
  return (
    <>
      <List rows={rows} onOpen={setOpen} />
      {open && <DeliveryDialog endpointId={endpointId} delivery={open} onClose={() => setOpen(undefined)} />}
    </>
  );
};

interface ListProps extends Pick<DeliveryRowsProps, 'rows'> {
  readonly onOpen: (delivery: WebhookDelivery) => void;
}

const columns = ['event', 'state', 'attempts', 'answer', 'at'] as const;

const DeliveryTable = ({ rows, onOpen }: ListProps) => {
  const t = useMessages<typeof en>();
  return (
    <Table size="small" aria-label={t('admin.integrations.endpoints.deliveries')}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column}>{t(`admin.integrations.endpoints.${column}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((delivery) => (
          <TableRow key={delivery.eventId}>
            <TableCell>
              <Opener delivery={delivery} onOpen={onOpen} />
            </TableCell>
            <TableCell>
              <State state={delivery.state} />
            </TableCell>
            <TableCell>{delivery.attempts}</TableCell>
            <TableCell>{delivery.lastStatus ?? '-'}</TableCell>
            <TableCell>{formatDateTime(delivery.createdAt)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const DeliveryCards = ({ rows, onOpen }: ListProps) => (
  <Cards>
    {rows.map((delivery) => (
      <Stack
        key={delivery.eventId}
        component="li"
        direction="row"
        sx={{ py: 1, gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Opener delivery={delivery} onOpen={onOpen} />
          <Typography variant="body2" color="textSecondary">
            {formatDateTime(delivery.createdAt)}
          </Typography>
        </Box>
        <State state={delivery.state} />
      </Stack>
    ))}
  </Cards>
);

type DeliveryProps = Readonly<{ delivery: WebhookDelivery }>;

const Opener = ({ delivery, onOpen }: DeliveryProps & Pick<ListProps, 'onOpen'>) => {
  const t = useMessages<typeof en>();
  const { type, createdAt } = delivery;
  return (
    <Link
      component="button"
      aria-label={t('admin.integrations.endpoints.open', { type, at: formatDateTime(createdAt) })}
      onClick={() => onOpen(delivery)}
      sx={{ minHeight: 32, overflowWrap: 'anywhere', textAlign: 'start' }}
    >
      <code>{type}</code>
    </Link>
  );
};

const tones = { WAITING: 'info', DONE: 'success', DEAD: 'error' } as const;

const State = ({ state }: Pick<WebhookDelivery, 'state'>) => {
  const t = useMessages<typeof en>();
  return (
    <ToneChip
      tone={tones[state]}
      status={state}
      label={t(`admin.integrations.endpoints.deliveryStates.${state}`)}
    />
  );
};
