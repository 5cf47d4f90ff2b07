import {
  AutocompleteInput,
  email,
  maxLength,
  minLength,
  PasswordInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { role as roleOf } from '#contract/users.ts';
import { passwordStrength } from '../../shared/form/password-strength.ts';
import { passwordMinimum } from '../../shared/form/PasswordInput.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

const named = [required(), maxLength(200)];

/** The fields of a new user, or of an existing one, whose blank password keeps the old one. */
export const UserInputs = ({ isNew = false }: { isNew?: boolean }) => {
  const t = useWords<typeof en>();
  return (
    <>
      <TextInput source="username" validate={[required(), maxLength(254)]} autoComplete="off" />
      <TextInput source="email" type="email" validate={[required(), email()]} autoComplete="off" />
      <TextInput source="firstName" validate={named} />
      {/* A merchant's login begins with the business's name and nothing else. */}
      <TextInput source="lastName" validate={isNew ? named : maxLength(200)} />
      <SelectInput
        source="role"
        validate={required()}
        choices={roleOf.options.map((id) => ({ id, name: t(`shared.role.${id}`) }))}
        translateChoice={false}
      />
      {isNew && <MerchantInput />}
      <NewPassword isNew={isNew} />
    </>
  );
};

/** Asked only of a MERCHANT; the server refuses one without it (422 on `merchantId`). */
const MerchantInput = () => {
  const t = useWords<typeof en>();
  return (
    useWatch({ name: 'role' }) === 'MERCHANT' && (
      <ReferenceInput source="merchantId" reference="merchants" sort={byName}>
        <AutocompleteInput
          optionText="businessName"
          filterToQuery={matching}
          validate={required()}
          helperText={t('admin.users.merchantHelp')}
        />
      </ReferenceInput>
    )
  );
};

const byName = { field: 'businessName', order: 'ASC' } as const;
const matching = (search: string) => (search === '' ? {} : { search });

const NewPassword = ({ isNew }: { isNew: boolean }) => {
  const t = useWords<typeof en>();
  const typed = String(useWatch({ name: 'password' }) ?? '');
  const strength = `${t('shared.form.strength')}: ${t(`shared.form.strengths.${passwordStrength(typed)}`)}`;
  return (
    <PasswordInput
      source="password"
      autoComplete="new-password"
      validate={isNew ? [required(), minLength(passwordMinimum)] : minLength(passwordMinimum)}
      helperText={typed === '' && !isNew ? t('admin.users.blankPassword') : strength}
    />
  );
};
