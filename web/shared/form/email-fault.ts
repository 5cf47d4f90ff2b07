import { readEmail } from '#contract/email-address.ts';
import { fieldMessages } from '#contract/field-messages.ts';
import type { Language } from '../messages/language.ts';

/** Why the server refuses a typed e-mail address, in its words; undefined for an address that it takes. */
export const emailFault = (typed: string, language: Language): string | undefined => {
  const read = readEmail(typed);
  return 'problem' in read ? fieldMessages[language][`fields.${read.problem}`] : undefined;
};
