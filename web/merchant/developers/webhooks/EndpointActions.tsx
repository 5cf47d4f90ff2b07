import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  type WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { call } from '../../../shared/call.ts';
import { useAction } from '../../../shared/form/use-sending.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { Menu } from '../../../shared/layout/Menu.tsx';
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { GraceDialog } from '../GraceDialog.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { EndpointDialog } from './EndpointDialog.tsx';
import classes from './Endpoints.module.css';
import { ReplayDialog } from './ReplayDialog.tsx';
import { endpointsKey, switchEndpoint } from './use-endpoints.ts';

type Open = 'edit' | 'rotate' | 'replay' | 'disable' | 'remove';

interface EndpointActionsProps {
  readonly endpoint: WebhookEndpoint;
  /** With the id of the event that was sent. */
  readonly onTested: (eventId: string) => void;
}

/** What can be done with an endpoint: the frequent actions as buttons, the others in a menu. */
export const EndpointActions = ({ endpoint, onTested }: EndpointActionsProps) => {
  const t = useDeveloperMessages();
  const [open, setOpen] = useState<Open>();
  const test = useAction({
    send: () => call(testWebhookEndpoint, { params: { id: endpoint.id } }),
    onDone: ({ eventId }) => onTested(eventId),
    failed: t('developers.webhooks.test.failed'),
  });
  const isOn = endpoint.state === 'ENABLED';
  const item = (key: Open, label: string) => ({ key, label, onChoose: () => setOpen(key) });
  return (
    <div className={classes['buttons']}>
      <Button variant="primary" busy={test.isPending} disabled={!isOn} onClick={() => test.press()}>
        {t('developers.webhooks.test.action')}
      </Button>
      <Button onClick={() => setOpen('edit')}>{t('developers.webhooks.edit')}</Button>
      <Menu
        label={t('developers.webhooks.more')}
        items={[
          item('rotate', t('developers.webhooks.secret.rotate')),
          ...(isOn ? [item('replay', t('developers.webhooks.replay.action'))] : []),
          ...(isOn ? [item('disable', t('developers.webhooks.disable'))] : []),
          item('remove', t('developers.webhooks.remove.action')),
        ]}
      />
      <OpenDialog open={open} endpoint={endpoint} onClose={() => setOpen(undefined)} />
    </div>
  );
};

interface OpenDialogProps {
  readonly open: Open | undefined;
  readonly endpoint: WebhookEndpoint;
  readonly onClose: () => void;
}

const OpenDialog = ({ open, endpoint, onClose }: OpenDialogProps) => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  const navigate = useNavigate();
  const { id, url } = endpoint;
  switch (open) {
    case 'edit':
      return <EndpointDialog endpoint={endpoint} onClose={onClose} />;
    case 'rotate':
      return <RotateDialog id={id} onClose={onClose} />;
    case 'replay':
      return <ReplayDialog endpointId={id} onClose={onClose} />;
    case 'disable':
      return (
        <ConfirmDialog
          title={t('developers.webhooks.disable')}
          text={t('developers.webhooks.disableText')}
          submit={t('developers.webhooks.disable')}
          send={() => switchEndpoint(endpoint, 'DISABLED')}
          done={t('developers.webhooks.disabled')}
          failed={t('developers.webhooks.switchFailed')}
          affects={[endpointsKey]}
          onClose={onClose}
        />
      );
    case 'remove':
      return (
        <ConfirmDialog
          title={t('developers.webhooks.remove.title')}
          text={t('developers.webhooks.remove.text', { url })}
          submit={t('developers.webhooks.remove.submit')}
          send={() => call(deleteWebhookEndpoint, { params: { id } })}
          done={t('developers.webhooks.remove.done')}
          failed={t('developers.webhooks.remove.failed')}
          onDone={() => navigate(`${base}/developers/webhooks`)}
          onClose={onClose}
        />
      );
    case undefined:
      return null;
  }
};

const hours = ['0', '1', '24', '72'] as const;

const RotateDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const t = useDeveloperMessages();
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined)
    return (
      <SecretDialog
        title={t('developers.webhooks.secret.title')}
        text={t('developers.webhooks.secret.text')}
        label={t('developers.webhooks.secret.label')}
        secret={secret}
        onClose={onClose}
      />
    );
  return (
    <GraceDialog
      title={t('developers.webhooks.secret.rotate')}
      text={t('developers.webhooks.secret.rotateText')}
      label={t('developers.webhooks.secret.grace')}
      choices={hours.map((value) => ({ value, label: t(`developers.webhooks.secret.hours.h${value}`) }))}
      schema={rotateWebhookSecret.body}
      submit={t('developers.webhooks.secret.submit')}
      send={(body) => call(rotateWebhookSecret, { params: { id }, body })}
      failed={t('developers.webhooks.secret.failed')}
      affects={[endpointsKey]}
      onDone={(created) => setSecret(created.secret)}
      onClose={onClose}
    />
  );
};
