import { Box, DialogContent, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { WebhookDelivery, WebhookDeliveryDetails } from '#contract/integrations/webhook-endpoints.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ActionDialog } from '../kit/actions/ActionDialog.tsx';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { Loading } from '../kit/layout/Loading.tsx';
import type { en } from '../kit/messages/en.ts';

interface DeliveryDialogProps {
  readonly endpointId: number;
  readonly delivery: WebhookDelivery;
  readonly onClose: () => void;
}

/** One delivery with its attempts; body and answers only for an ADMIN. */
export const DeliveryDialog = ({ endpointId, delivery, onClose }: DeliveryDialogProps) => {
  const t = useMessages<typeof en>();
  const dataProvider = useAdminData();
  const { eventId, type } = delivery;
  const { data, error, refetch } = useQuery({
    queryKey: ['webhook-endpoints', endpointId, 'delivery', eventId],
    queryFn: ({ signal }) => dataProvider.getDelivery({ params: { id: endpointId, eventId } }, { signal }),
  });
  return (
    <ActionDialog title={type} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        {error ? (
          <ErrorAlert
            error={error}
            fallback={t('admin.integrations.endpoints.deliveryFailed')}
            onRetry={() => void refetch()}
          />
        ) : data === undefined ? (
          <Loading />
        ) : (
          <Details delivery={data} />
        )}
      </DialogContent>
    </ActionDialog>
  );
};

type DetailsProps = Readonly<{ delivery: WebhookDeliveryDetails }>;

const Details = ({ delivery }: DetailsProps) => {
  const t = useMessages<typeof en>();
  const { eventId, createdAt, nextAt, doneAt, body } = delivery;
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts
        facts={[
          [t('admin.integrations.endpoints.eventId'), <code key="id">{eventId}</code>],
          [t('admin.integrations.endpoints.at'), formatDateTime(createdAt)],
          [t('admin.integrations.endpoints.nextAt'), formatDateTime(nextAt)],
          [t('admin.integrations.endpoints.doneAt'), formatDateTime(doneAt)],
        ]}
      />
      <Typography variant="h3">{t('admin.integrations.endpoints.tries')}</Typography>
      <Tries tries={delivery.tries} />
      <Typography variant="h3">{t('admin.integrations.endpoints.body')}</Typography>
      {body === null ? (
        <Typography color="textSecondary">{t('admin.integrations.endpoints.bodyHidden')}</Typography>
      ) : (
        <Text text={body} />
      )}
    </Stack>
  );
};

const Tries = ({ tries }: Pick<WebhookDeliveryDetails, 'tries'>) => {
  const t = useMessages<typeof en>();
  if (tries.length === 0)
    return <Typography color="textSecondary">{t('admin.integrations.endpoints.noTries')}</Typography>;
  return (
    <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {tries.map(({ seq, at, status, error, millis, answer }) => (
        <li key={seq}>
          <Typography>
            {joined([
              `${seq}. ${formatDateTime(at)}`,
              status ?? error ?? t('admin.integrations.endpoints.noAnswer'),
              t('admin.integrations.endpoints.millis', { count: millis }),
            ])}
          </Typography>
          {answer !== null && answer !== '' && <Text text={answer} />}
        </li>
      ))}
    </Stack>
  );
};

/** A text for programs; long lines break. */
const Text = ({ text }: { text: string }) => (
  <Box
    component="pre"
    sx={{
      m: 0,
      p: 1.5,
      borderRadius: 1,
      bgcolor: 'action.hover',
      fontSize: '0.8125rem',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    }}
  >
    {text}
  </Box>
);
