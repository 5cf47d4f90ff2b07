import { Alert } from '@mui/material';
import type { WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDateTime } from '../../shared/format/format-date.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { RecordPage } from '../kit/fields/RecordPage.tsx';
import { RecordTitle } from '../kit/fields/RecordTitle.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import type { en } from '../kit/messages/en.ts';
import { EndpointDeliveries } from './EndpointDeliveries.tsx';
import { EndpointStateChip } from './EndpointStateChip.tsx';

/** One webhook endpoint of a merchant with its deliveries. */
export const EndpointShow = () => (
  <RecordPage<WebhookEndpoint>>
    {(endpoint) => (
      <>
        <Head endpoint={endpoint} />
        <About endpoint={endpoint} />
        <EndpointDeliveries endpointId={endpoint.id} />
      </>
    )}
  </RecordPage>
);

type EndpointProps = Readonly<{ endpoint: WebhookEndpoint }>;

const Head = ({ endpoint }: EndpointProps) => {
  const t = useMessages<typeof en>();
  const { id, url, merchantName, disabledReason } = endpoint;
  return (
    <>
      <RecordTitle
        resource="webhook-endpoints"
        title={url}
        subtitle={joined([t('admin.integrations.endpoints.one', { id }), merchantName])}
      >
        <EndpointStateChip {...endpoint} />
      </RecordTitle>
      {disabledReason !== null && (
        <Alert severity="warning" role="status">
          {t(`admin.integrations.endpoints.reasons.${disabledReason}`)}
        </Alert>
      )}
    </>
  );
};

const About = ({ endpoint }: EndpointProps) => {
  const t = useMessages<typeof en>();
  const name = (field: keyof (typeof en.resources)['webhook-endpoints']['fields']) =>
    t(`resources.webhook-endpoints.fields.${field}`);
  const { merchantId, merchantName, types, description, version } = endpoint;
  const { failingSince, disabledAt, createdAt } = endpoint;
  return (
    <Panel title={t('admin.integrations.endpoints.about')}>
      <Facts
        facts={[
          [
            name('merchantName'),
            <ShowLink key="merchant" resource="merchants" id={merchantId}>
              {merchantName}
            </ShowLink>,
          ],
          [
            name('types'),
            types.length === 0 ? (
              t('admin.integrations.endpoints.allTypes')
            ) : (
              <code key="types">{types.join(', ')}</code>
            ),
          ],
          [name('description'), description],
          [name('version'), version],
          [name('failingSince'), formatDateTime(failingSince)],
          [name('disabledAt'), formatDateTime(disabledAt)],
          [name('createdAt'), formatDateTime(createdAt)],
        ]}
      />
    </Panel>
  );
};
