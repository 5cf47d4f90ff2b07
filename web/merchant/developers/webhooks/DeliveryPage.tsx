import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { WebhookDeliveryDetails } from '#contract/integrations/webhook-endpoints.ts';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Facts } from '../../../shared/layout/Facts.tsx';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { Panel } from '../../../shared/layout/Panel.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { RecordScreen } from '../../kit/lists/RecordScreen.tsx';
import { CodeBlock } from '../CodeBlock.tsx';
import developers from '../Developers.module.css';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { curlOf, prettyJson } from './curl-of.ts';
import { DeliveryState } from './DeliveryState.tsx';
import { DeliveryTries } from './DeliveryTries.tsx';
import classes from './Endpoints.module.css';
import { useDelivery, useEventTypes, useResending } from './use-endpoints.ts';

/** One delivery: its body, its headers, every attempt, and the command that repeats it. */
export const DeliveryPage = () => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  const params = useParams();
  const id = Number(params['id']);
  return (
    <RecordScreen
      query={useDelivery(id, params['eventId'] ?? '')}
      back={{ to: `${base}/developers/webhooks/${id}`, label: t('developers.webhooks.deliveries.back') }}
      icon="bell"
      missing={t('developers.webhooks.deliveries.notFound')}
      failed={t('developers.webhooks.deliveries.loadFailed')}
    >
      {(delivery) => <Found endpointId={id} delivery={delivery} />}
    </RecordScreen>
  );
};

type DeliveryProps = Readonly<{ delivery: WebhookDeliveryDetails }>;

const Found = ({ endpointId, delivery }: DeliveryProps & Readonly<{ endpointId: number }>) => {
  const t = useDeveloperMessages();
  const { isPending, press } = useResending(endpointId);
  const { data: types } = useEventTypes();
  const { eventId, type, state } = delivery;
  return (
    <>
      <PageTitle title={type} subtitle={types?.find((each) => each.type === type)?.description ?? '\u00a0'}>
        <DeliveryState state={state} />
        <Button busy={isPending} disabled={state === 'WAITING'} onClick={() => press(eventId)}>
          {t('developers.webhooks.deliveries.resend')}
        </Button>
      </PageTitle>
      <About delivery={delivery} />
      <Panel title={t('developers.webhooks.deliveries.tries')}>
        <DeliveryTries tries={delivery.tries} />
      </Panel>
      <Body delivery={delivery} />
      <Headers delivery={delivery} />
      <Repeat delivery={delivery} />
    </>
  );
};

const About = ({ delivery }: DeliveryProps) => {
  const t = useDeveloperMessages();
  const { eventId, url, createdAt, doneAt, nextAt, attempts, lastStatus } = delivery;
  const mono = (text: string) => (
    <code key={text} className={developers['mono']}>
      {text}
    </code>
  );
  return (
    <Panel title={t('developers.webhooks.deliveries.about')}>
      <Facts
        facts={[
          [t('developers.webhooks.deliveries.id'), mono(eventId)],
          [t('developers.webhooks.deliveries.url'), mono(url)],
          [t('developers.webhooks.deliveries.createdAt'), formatDateTime(createdAt)],
          [t('developers.webhooks.deliveries.attempts'), attempts],
          [t('developers.webhooks.deliveries.answer'), lastStatus],
          doneAt === null
            ? [t('developers.webhooks.deliveries.nextAt'), formatDateTime(nextAt)]
            : [t('developers.webhooks.deliveries.doneAt'), formatDateTime(doneAt)],
        ]}
      />
    </Panel>
  );
};

const forms = ['pretty', 'raw'] as const;

const Body = ({ delivery: { body } }: DeliveryProps) => {
  const t = useDeveloperMessages();
  const [form, setForm] = useState<(typeof forms)[number]>('pretty');
  const label = t('developers.webhooks.deliveries.body');
  if (body === null)
    return (
      <Panel title={label}>
        <p>{t('developers.webhooks.deliveries.noBody')}</p>
      </Panel>
    );
  return (
    <Panel
      title={label}
      action={
        <div
          role="group"
          aria-label={t('developers.webhooks.deliveries.bodyForm')}
          className={classes['buttons']}
        >
          {forms.map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === form ? 'primary' : 'secondary'}
              aria-pressed={each === form}
              onClick={() => setForm(each)}
            >
              {t(`developers.webhooks.deliveries.${each}`)}
            </Button>
          ))}
        </div>
      }
    >
      <CodeBlock label={label} text={form === 'raw' ? body : prettyJson(body)} isWrapped={form === 'raw'} />
    </Panel>
  );
};

const Headers = ({ delivery: { headers } }: DeliveryProps) => {
  const t = useDeveloperMessages();
  return (
    <Panel title={t('developers.webhooks.deliveries.headers')}>
      <p className={developers['soft']}>{t('developers.webhooks.deliveries.headersText')}</p>
      <dl className={classes['headers']}>
        {Object.entries(headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};

const Repeat = ({ delivery }: DeliveryProps) => {
  const t = useDeveloperMessages();
  const command = curlOf(delivery);
  if (command === null) return null;
  return (
    <Panel title={t('developers.webhooks.deliveries.curl')}>
      <p>{t('developers.webhooks.deliveries.curlText')}</p>
      <CodeBlock label={t('developers.webhooks.deliveries.curlLabel')} text={command} isWrapped />
    </Panel>
  );
};
