import type { AccountLink } from '../accounts/account-links.ts';
import type { StoredAccount } from '../accounts/account-store.ts';
import { bankAccountOf } from '../accounts/change-bank-account.ts';
import { testEiks, testIbans } from '../accounts/test-values.ts';
import type { Page } from '../checkout/render.ts';
import type { Messages } from '../messages/en.ts';
import { messagesIn, type Language } from '../messages/messages.ts';
import type { Field, FormErrors, TypedForm } from './read-onboarding-form.ts';

const longest: Readonly<Record<Field, number>> = {
  eik: 13,
  companyName: 200,
  firstName: 100,
  lastName: 100,
  iban: 42,
};

/** The fields of the form: a person has no company number. */
export const askedFields = ({ body }: StoredAccount): readonly Field[] =>
  body.business_type === 'individual'
    ? ['firstName', 'lastName', 'iban']
    : ['eik', 'companyName', 'firstName', 'lastName', 'iban'];

/** Fields that may stay empty: a bank account that is known is kept, unless the bank has refused it. */
export const optionalFields = ({ body, notes }: StoredAccount): readonly Field[] =>
  bankAccountOf(body) && !notes.isBankRefused ? ['iban'] : [];

const valueTexts = {
  rejected: 'valueRejected',
  pending: 'valuePending',
  document: 'valueDocument',
  failed: 'valueFailed',
  'under-review': 'valueReview',
} as const satisfies Record<(typeof testEiks)[keyof typeof testEiks], keyof Messages>;

const testValues = (messages: Messages) => [
  ...Object.entries(testEiks).map(([eik, verdict]) => ({
    value: `${messages.eik} ${eik}`,
    result: messages[valueTexts[verdict]],
  })),
  ...Object.entries(testIbans).map(([end, { isLate }]) => ({
    value: `IBAN …${end}`,
    result: isLate ? messages.valueIbanLate : messages.valueIbanClosed,
  })),
];

/** An attempt that was refused. */
export type RefusedForm = { readonly typed: TypedForm; readonly errors: FormErrors };

const fieldsOf = (stored: StoredAccount, messages: Messages, refused: RefusedForm | undefined) => {
  const optional = optionalFields(stored);
  const last4 = bankAccountOf(stored.body)?.last4 ?? '';
  const hints: Partial<Record<Field, string>> = {
    eik: messages.eikHint,
    ...(optional.includes('iban') && { iban: messages.ibanKept.replace('{last4}', last4) }),
  };
  return askedFields(stored).map((name) => {
    const error = refused?.errors[name];
    const known = name === 'iban' ? '' : (stored.notes[name] ?? '');
    return {
      name,
      label: messages[name],
      hint: hints[name],
      maxlength: longest[name],
      value: refused ? refused.typed.fields[name] : known,
      required: String(!optional.includes(name)),
      invalid: String(error !== undefined),
      error: error && messages[error],
    };
  });
};

/** Origins that the form may lead to. */
const originsOf = (link: AccountLink): string[] => {
  const origins = [link.return_url, link.refresh_url].map((address) => URL.parse(address)?.origin);
  return [...new Set(origins)].filter((origin) => typeof origin === 'string');
};

/** The form in which the owner of an account gives the details that the provider asks for. */
export const onboardingPage = (
  stored: StoredAccount,
  link: AccountLink,
  language: Language,
  refused?: RefusedForm,
): Page => {
  const messages = messagesIn(language);
  const { verdict } = stored.notes;
  return {
    template: 'onboarding',
    status: refused ? 422 : 200,
    title: `${messages.onboardingTitle} · ${messages.onboardingBanner}`,
    banner: messages.onboardingBanner,
    origins: originsOf(link),
    data: {
      alert: refused && messages.checkForm,
      action: `/setup/v/${link.visit}`,
      fields: fieldsOf(stored, messages, refused),
      isDocumentDue: verdict === 'document' || verdict === 'overdue',
      testValues: testValues(messages),
    },
  };
};
