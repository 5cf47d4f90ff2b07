import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { joined } from '../../../shared/format/joined.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { Facts } from '../../../shared/layout/Facts.tsx';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { RecordScreen } from '../../kit/lists/RecordScreen.tsx';
import classes from '../Developers.module.css';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { Deliveries } from './Deliveries.tsx';
import { DeliveryBar } from './DeliveryBar.tsx';
import { EndpointActions } from './EndpointActions.tsx';
import { EndpointProblem } from './EndpointProblem.tsx';
import { EndpointState } from './EndpointState.tsx';
import { TestResult } from './TestResult.tsx';
import { useEndpoint } from './use-endpoints.ts';

/** One webhook endpoint with its deliveries. */
export const EndpointPage = () => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  const id = Number(useParams()['id']);
  return (
    <RecordScreen
      query={useEndpoint(id)}
      back={{ to: `${base}/developers/webhooks`, label: t('developers.webhooks.back') }}
      icon="bell"
      missing={t('developers.webhooks.notFound')}
      failed={t('developers.webhooks.loadFailed')}
    >
      {(endpoint) => <Found endpoint={endpoint} />}
    </RecordScreen>
  );
};

type EndpointProps = Readonly<{ endpoint: WebhookEndpoint }>;

const Found = ({ endpoint }: EndpointProps) => {
  const [tested, setTested] = useState<string>();
  const { url, description } = endpoint;
  const subtitle = joined([description, url]);
  return (
    <>
      <PageTitle
        title={new URL(url).host}
        subtitle={subtitle}
        status={<EndpointState endpoint={endpoint} />}
      />
      <EndpointProblem endpoint={endpoint} />
      <EndpointActions endpoint={endpoint} onTested={setTested} />
      {tested !== undefined && <TestResult key={tested} endpointId={endpoint.id} eventId={tested} />}
      <About endpoint={endpoint} />
      <Deliveries endpointId={endpoint.id} />
    </>
  );
};

const About = ({ endpoint }: EndpointProps) => {
  const t = useDeveloperMessages();
  const { types, version, createdAt, oldSecretUntil, recent } = endpoint;
  return (
    <Panel title={t('developers.webhooks.about')}>
      <DeliveryBar recent={recent} />
      <Facts
        facts={[
          [t('developers.webhooks.events'), <Types key="types" types={types} />],
          [t('developers.webhooks.version'), version],
          [t('developers.webhooks.createdAt'), formatDateTime(createdAt)],
          ...(oldSecretUntil === null
            ? []
            : ([[t('developers.webhooks.oldSecret'), formatDateTime(oldSecretUntil)]] as const)),
        ]}
      />
    </Panel>
  );
};

const Types = ({ types }: Pick<WebhookEndpoint, 'types'>) => {
  const t = useDeveloperMessages();
  if (types.length === 0) return t('developers.webhooks.allTypes');
  return <code className={classes['mono']}>{types.join(', ')}</code>;
};
