import type { EnteredDetails, Ending } from '../accounts/onboard-account.ts';
import type { Messages } from '../messages/en.ts';

/** Names of the form's inputs. */
export type Field = 'eik' | 'companyName' | 'firstName' | 'lastName' | 'iban';

/** The message key of each invalid field. */
export type FormErrors = Partial<Record<Field, keyof Messages>>;

/** The form as typed, and the button that sent it. */
export type TypedForm = { readonly fields: Readonly<Record<Field, string>>; readonly ending: Ending };

/** Reads the form, trimmed; an IBAN without its spaces. */
export const typedForm = (encoded: string): TypedForm => {
  const given = new URLSearchParams(encoded);
  const read = (name: Field) => (given.get(name) ?? '').trim().slice(0, 200);
  const ending = given.get('ending');
  return {
    fields: {
      eik: read('eik'),
      companyName: read('companyName'),
      firstName: read('firstName'),
      lastName: read('lastName'),
      iban: read('iban').replace(/\s/g, '').toUpperCase(),
    },
    ending: ending === 'skip' || ending === 'fail' ? ending : 'submit',
  };
};

const checks: Readonly<Record<Field, { readonly form: RegExp; readonly error: keyof Messages }>> = {
  eik: { form: /^(?:\d{9}|\d{13})$/, error: 'eikUnreadable' },
  companyName: { form: /./u, error: 'companyNameMissing' },
  firstName: { form: /./u, error: 'firstNameMissing' },
  lastName: { form: /./u, error: 'lastNameMissing' },
  // The form alone: a test value needs no right check digits.
  iban: { form: /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, error: 'ibanUnreadable' },
};

/**
 * What was entered, or the form's errors.
 * @param asked the fields that the page shows; those that may stay empty are `optional`
 */
export const readOnboardingForm = (
  { fields, ending }: TypedForm,
  asked: readonly Field[],
  optional: readonly Field[],
): EnteredDetails | { errors: FormErrors } => {
  const isEmptyAllowed = (name: Field) => ending === 'skip' || optional.includes(name);
  const wrong = asked.filter((name) =>
    fields[name] === '' ? !isEmptyAllowed(name) : !checks[name].form.test(fields[name]),
  );
  if (wrong.length > 0)
    return { errors: Object.fromEntries(wrong.map((name) => [name, checks[name].error])) };
  const given = asked.filter((name) => fields[name] !== '');
  return Object.fromEntries(given.map((name) => [name, fields[name]]));
};
