import { createApiKey } from '#contract/integrations/api-keys.ts';
import { call } from '../../../shared/call.ts';
import { FormDialog } from '../../../shared/dialogs/FormDialog.tsx';
import { SelectInput } from '../../../shared/form/SelectInput.tsx';
import { TextArea } from '../../../shared/form/TextArea.tsx';
import { TextInput } from '../../../shared/form/TextInput.tsx';
import { CheckGroups, type CheckGroup } from '../CheckGroups.tsx';
import { useDeveloperMessages } from '../messages/developer-messages.ts';
import { expiryChoices, keyBodyOf, newKeyValues, scopeGroups } from './key-values.ts';
import { keysKey } from './keys-key.ts';

interface CreateKeyDialogProps {
  readonly onCreated: (secret: string) => void;
  readonly onClose: () => void;
}

/** Creates a key with the chosen scopes, networks and duration. */
export const CreateKeyDialog = ({ onCreated, onClose }: CreateKeyDialogProps) => {
  const t = useDeveloperMessages();
  return (
    <FormDialog
      title={t('developers.keys.create')}
      defaultValues={newKeyValues}
      schema={createApiKey.body}
      bodyOf={keyBodyOf}
      submit={t('developers.keys.form.submit')}
      send={(values) => call(createApiKey, { body: keyBodyOf(values) })}
      failed={t('developers.keys.form.failed')}
      affects={[keysKey]}
      onDone={({ key }) => onCreated(key)}
      onClose={onClose}
    >
      <KeyFields />
    </FormDialog>
  );
};

const KeyFields = () => {
  const t = useDeveloperMessages();
  return (
    <>
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
        groups={useScopeGroups()}
        required={t('developers.keys.form.chooseOne')}
      />
      <SelectInput
        name="expires"
        label={t('developers.keys.form.expires')}
        required
        choices={expiryChoices.map((value) => ({ value, label: t(`developers.keys.form.days.${value}`) }))}
      />
      <TextArea
        name="networks"
        label={t('developers.keys.form.networks')}
        help={t('developers.keys.form.networksHelp')}
      />
    </>
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
