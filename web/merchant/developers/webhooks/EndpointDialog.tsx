import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  changeWebhookEndpoint,
  createWebhookEndpoint,
  type CreatedWebhookEndpoint,
  type WebhookEndpoint,
} from '#contract/integrations/webhook-endpoints.ts';
import { messageOf } from '../../../shared/api-error.ts';
import { call } from '../../../shared/call.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../../shared/form/Form.tsx';
import { RadioChoice } from '../../../shared/form/RadioChoice.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import { useToast } from '../../../shared/state/Toasts.tsx';
import dialog from '../../kit/dialogs/dialog-form.module.css';
import { foldFields } from '../fold-fields.ts';
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
  const toast = useToast();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const form = useForm<EndpointValues>({
    defaultValues: endpointValuesOf(endpoint),
    resolver: useContractResolver(createWebhookEndpoint.body, endpointBodyOf),
  });
  const isNew = endpoint === undefined;
  const title = t(`developers.webhooks.form.${isNew ? 'create' : 'edit'}`);
  const save = async (values: EndpointValues): Promise<void> => {
    setFailure(undefined);
    // No types would be all of them.
    if (values.which === 'chosen' && values.types.length === 0) {
      form.setError('types', { message: t('developers.webhooks.form.chooseOne') });
      return;
    }
    const body = endpointBodyOf(values);
    try {
      if (isNew) {
        onSaved?.(await call(createWebhookEndpoint, { body }));
      } else {
        const { id, state } = endpoint;
        await call(changeWebhookEndpoint, { params: { id }, body: { ...body, state } });
        toast(t('developers.webhooks.form.saved'));
        onClose();
      }
      void client.invalidateQueries({ queryKey: endpointsKey });
    } catch (reason) {
      const error = foldFields(reason, ['types']);
      const failed = t(`developers.webhooks.form.${isNew ? 'failed' : 'saveFailed'}`);
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, failed));
    }
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} onSubmit={save} label={title} className={dialog['form']}>
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
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={dialog['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{isNew ? t('developers.webhooks.form.submit') : t('shared.save')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
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
