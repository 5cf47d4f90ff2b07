import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createApiKey } from '#contract/integrations/api-keys.ts';
import { messageOf } from '../../../shared/api-error.ts';
import { call } from '../../../shared/call.ts';
import { useContractResolver } from '../../../shared/form/contract-resolver.ts';
import { Form, showFieldErrors } from '../../../shared/form/Form.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../../shared/form/TextArea.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import { Dialog } from '../../../shared/layout/Dialog.tsx';
import { Banner } from '../../../shared/state/Banner.tsx';
import dialog from '../../kit/dialogs/dialog-form.module.css';
import { CheckGroups, type CheckGroup } from '../CheckGroups.tsx';
import { foldFields } from '../fold-fields.ts';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { expiryChoices, keyBodyOf, newKeyValues, scopeGroups, type KeyValues } from './key-values.ts';
import { keysKey } from './use-keys.ts';

interface CreateKeyDialogProps {
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

/** Creates a key with the chosen scopes, networks and duration. */
export const CreateKeyDialog = ({ onCreated, onClose }: CreateKeyDialogProps) => {
  const t = useDeveloperMessages();
  const client = useQueryClient();
  const groups = useScopeGroups();
  const [failure, setFailure] = useState<string>();
  const form = useForm<KeyValues>({
    defaultValues: newKeyValues,
    resolver: useContractResolver(createApiKey.body, keyBodyOf),
  });
  const create = async (values: KeyValues): Promise<void> => {
    setFailure(undefined);
    try {
      const { key } = await call(createApiKey, { body: keyBodyOf(values) });
      void client.invalidateQueries({ queryKey: keysKey });
      onCreated(key);
    } catch (reason) {
      const error = foldFields(reason, ['networks', 'scopes']);
      if (!showFieldErrors(form, error)) setFailure(messageOf(error, t('developers.keys.form.failed')));
    }
  };
  return (
    <Dialog title={t('developers.keys.create')} onClose={onClose}>
      <Form form={form} onSubmit={create} label={t('developers.keys.create')} className={dialog['form']}>
        <TextInput
          name="name"
          label={t('developers.keys.form.name')}
          help={t('developers.keys.form.nameHelp')}
          required
          autoComplete="off"
          maxLength={80}
        />
        <CheckGroups
          name="scopes"
          label={t('developers.keys.form.scopes')}
          groups={groups}
          required={t('developers.keys.form.chooseOne')}
        />
        <SelectInput
          name="expires"
          label={t('developers.keys.form.expires')}
          required
          choices={expiryChoices.map((value) => ({
            value,
            label: t(`developers.keys.form.days.${value}`),
          }))}
        />
        <TextArea
          name="networks"
          label={t('developers.keys.form.networks')}
          help={t('developers.keys.form.networksHelp')}
        />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        <div className={dialog['foot']}>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <SubmitButton>{t('developers.keys.form.submit')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
};

const useScopeGroups = (): readonly CheckGroup[] => {
  const t = useDeveloperMessages();
  const names = Object.keys(scopeGroups) as (keyof typeof scopeGroups)[];
  return names.map((name) => ({
    name: t(`developers.keys.form.groups.${name}`),
    checks: scopeGroups[name].map((scope) => ({
      value: scope,
      name: t(`developers.keys.scopes.${scope}.name`),
      text: t(`developers.keys.scopes.${scope}.text`),
    })),
  }));
};
