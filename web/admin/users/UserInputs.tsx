import { AutocompleteInput, maxLength, ReferenceInput, required, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { role as roleOf } from '#contract/users/users.ts';
import { useEmailRule } from '../../shared/form/use-email-rule.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import type { en } from '../kit/messages/en.ts';
import { FirstSignIn } from './FirstSignIn.tsx';
import { NewPassword } from './NewPassword.tsx';

const named = [required(), maxLength(200)];

/** The fields of a user; a blank password keeps the password of an existing user. */
export const UserInputs = ({ isNew = false }: { isNew?: boolean }) => {
  const t = useMessages<typeof en>();
  const isEmail = useEmailRule();
  return (
    <>
      <TextInput source="username" validate={[required(), maxLength(254)]} autoComplete="off" />
      <TextInput source="email" type="email" validate={[required(), isEmail]} autoComplete="off" />
      <TextInput source="firstName" validate={named} />
      {/* A merchant's user starts with the business name as first name and no last name. */}
      <TextInput source="lastName" validate={isNew ? named : maxLength(200)} />
      <SelectInput
        source="role"
        validate={required()}
        choices={roleOf.options.map((id) => ({ id, name: t(`shared.role.${id}`) }))}
        translateChoice={false}
      />
      {isNew && <MerchantInput />}
      {isNew ? <FirstSignIn /> : <NewPassword isNew={false} />}
    </>
  );
};

/** Only for the role MERCHANT, where the server requires it (422 on `merchantId`). */
const MerchantInput = () => {
  const t = useMessages<typeof en>();
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
