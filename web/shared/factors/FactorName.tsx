import { TextInput } from '../form/TextInput.tsx';
import { useFactorMessages } from './messages/factor-messages.ts';

/** The name of a second factor. */
export const FactorName = () => {
  const t = useFactorMessages();
  return (
    <TextInput name="name" label={t('factors.name')} help={t('factors.nameHelp')} required maxLength={100} />
  );
};
