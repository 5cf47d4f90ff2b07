import { useLanguage } from '../messages/language.ts';
import { emailFault } from './email-fault.ts';

/** The rule of an input for an e-mail address, as the server's; the input says itself whether it is required. */
export const useEmailRule = (): ((value: unknown) => string | undefined) => {
  const language = useLanguage();
  return (value) =>
    typeof value === 'string' && value.trim() !== '' ? emailFault(value, language) : undefined;
};
