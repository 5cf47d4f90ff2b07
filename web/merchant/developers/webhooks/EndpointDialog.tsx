import { useWatch } from 'react-hook-form';
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  type CreatedWebhookEndpoint,
  type WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { call } from '../../../shared/call.ts';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { RadioChoice } from '../../../shared/form/RadioChoice.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { endpointBodyOf, endpointValuesOf, type EndpointValues } from './endpoint-values.ts';
import { TypeChoice } from './TypeChoice.tsx';
import { endpointsKey } from './use-endpoints.ts';

interface EndpointDialogProps {
  /** The endpoint to change; absent: a new one. */
  readonly endpoint?: WebhookEndpoint;
  /** After a new one is created. */
  readonly onSaved?: (created: CreatedWebhookEndpoint) => void;
  readonly onClose: () => void;
}

/** Adds a webhook endpoint, or changes its address, events or description. */
export const EndpointDialog = ({ endpoint, onSaved, onClose }: EndpointDialogProps) => {
  const t = useDeveloperMessages();
  const isNew = endpoint === undefined;
  const dialog = {
    title: t(`developers.webhooks.form.${isNew ? 'create' : 'edit'}`),
    defaultValues: endpointValuesOf(endpoint),
    schema: createWebhookEndpoint.body,
    bodyOf: endpointBodyOf,
    affects: [endpointsKey],
    onClose,
    children: <EndpointFields />,
  };
  return isNew ? (
    <FormDialog
      {...dialog}
      submit={t('developers.webhooks.form.submit')}
      send={(values) => call(createWebhookEndpoint, { body: endpointBodyOf(values) })}
      failed={t('developers.webhooks.form.failed')}
      onDone={onSaved}
    />
  ) : (
    <FormDialog
      {...dialog}
      submit={t('shared.save')}
      send={(values) =>
        call(changeWebhookEndpoint, {
          params: { id: endpoint.id },
          body: { ...endpointBodyOf(values), state: endpoint.state },
        })
      }
      done={t('developers.webhooks.form.saved')}
      failed={t('developers.webhooks.form.saveFailed')}
    />
  );
};

const EndpointFields = () => {
  const t = useDeveloperMessages();
  return (
    <>
      <TextInput
        name="url"
        label={t('developers.webhooks.form.url')}
        help={t('developers.webhooks.form.urlHelp')}
        required
        autoComplete="off"
        inputMode="url"
        maxLength={500}
      />
      <TextInput
        name="description"
        label={t('developers.webhooks.form.description')}
        autoComplete="off"
        maxLength={200}
      />
      <Which />
    </>
  );
};

/** All events, or the chosen types. */
const Which = () => {
  const t = useDeveloperMessages();
  const which = useWatch<EndpointValues, 'which'>({ name: 'which' });
  return (
    <>
      <RadioChoice
        name="which"
        label={t('developers.webhooks.form.which')}
        choices={(['all', 'chosen'] as const).map((value) => ({
          value,
          label: t(`developers.webhooks.form.${value}`),
        }))}
      />
      {which === 'chosen' && <TypeChoice />}
    </>
  );
};
