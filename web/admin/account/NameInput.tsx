import { required, TextInput } from 'react-admin';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';

/** The name of a second factor. */
export const NameInput = () => {
  const t = useFactorMessages();
  return (
    <TextInput
      source="name"
      label={t('factors.name')}
      helperText={t('factors.nameHelp')}
      validate={required()}
      slotProps={{ htmlInput: { maxLength: 100 } }}
    />
  );
};
