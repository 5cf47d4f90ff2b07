import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { CreatedWebhookEndpoint, WebhookEndpoint } from '#contract/integrations/webhook-endpoints.ts';
import { joined } from '../../../shared/format/joined.ts';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { EmptyState } from '../../../shared/state/EmptyState.tsx';
import { ErrorBanner } from '../../../shared/state/ErrorBanner.tsx';
import { Skeleton } from '../../../shared/state/Skeleton.tsx';
import { NotInPlan } from '../../kit/dialogs/NotInPlan.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { useLimit } from '../../kit/portal/use-limit.ts';
import { DeveloperFrame } from '../DeveloperFrame.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { DeliveryBar } from './DeliveryBar.tsx';
import { EndpointDialog } from './EndpointDialog.tsx';
import { EndpointState, useEndpointProblem } from './EndpointState.tsx';
import developers from '../Developers.module.css';
import classes from './Endpoints.module.css';
import { useEndpoints } from './use-endpoints.ts';

/** The merchant's webhook endpoints, each with its last deliveries. */
export const EndpointsPage = () => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  const navigate = useNavigate();
  const { data } = useEndpoints();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<CreatedWebhookEndpoint>();
  const most = useLimit('webhookEndpoints');
  const isFull = data !== undefined && most !== undefined && data.total >= most;
  return (
    <DeveloperFrame
      section="webhooks"
      action={
        isFull ? (
          <NotInPlan limit="webhookEndpoints" most={most} />
        ) : (
          <Button variant="primary" onClick={() => setCreating(true)}>
            <Icon name="plus" />
            {t('developers.webhooks.create')}
          </Button>
        )
      }
    >
      <Endpoints />
      {isCreating && (
        <EndpointDialog
          onSaved={(endpoint) => {
            setCreating(false);
            setCreated(endpoint);
          }}
          onClose={() => setCreating(false)}
        />
      )}
      {created && (
        <SecretDialog
          title={t('developers.webhooks.secret.title')}
          text={t('developers.webhooks.secret.text')}
          label={t('developers.webhooks.secret.label')}
          secret={created.secret}
          onClose={() => void navigate(`${base}/developers/webhooks/${created.id}`)}
        />
      )}
    </DeveloperFrame>
  );
};

const Endpoints = () => {
  const t = useDeveloperMessages();
  const { data, error, refetch } = useEndpoints();
  return (
    <Panel>
      <p>{t('developers.webhooks.text')}</p>
      {error ? (
        <ErrorBanner
          error={error}
          fallback={t('developers.webhooks.failed')}
          onRetry={() => void refetch()}
        />
      ) : data?.rows.length === 0 ? (
        <EmptyState
          icon="bell"
          title={t('developers.webhooks.none')}
          hint={t('developers.webhooks.noneHint')}
        />
      ) : (
        <ul
          className={developers['list']}
          aria-label={t('developers.webhooks.list')}
          aria-busy={data === undefined}
        >
          {data === undefined ? (
            <Waiting />
          ) : (
            data.rows.map((endpoint) => <Endpoint key={endpoint.id} endpoint={endpoint} />)
          )}
        </ul>
      )}
    </Panel>
  );
};

const Waiting = () => (
  <li>
    <Skeleton characters={28} />
    <Skeleton characters={16} />
    <Skeleton characters={24} />
  </li>
);

const Endpoint = ({ endpoint }: { endpoint: WebhookEndpoint }) => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  const problem = useEndpointProblem(endpoint);
  const { id, url, description, types, recent } = endpoint;
  return (
    <li>
      <div className={classes['head']}>
        <Link to={`${base}/developers/webhooks/${id}`}>{url}</Link>
        <EndpointState endpoint={endpoint} />
      </div>
      <p className={classes['soft']}>
        {joined([
          description,
          types.length === 0
            ? t('developers.webhooks.allTypes')
            : t('developers.webhooks.types', { smart_count: types.length }),
        ])}
      </p>
      {problem !== null && <p>{problem}</p>}
      <DeliveryBar recent={recent} />
    </li>
  );
};
