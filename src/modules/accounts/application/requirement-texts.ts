import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';

/** Something that the provider asks for, with its code and in words. */
export type RequirementText = Readonly<{ code: string; text: string }>;

/** Prefixes of codes about people; `person_…` is followed by the provider's id. */
const people: readonly (readonly [pattern: RegExp, who: string])[] = [
  [/^person_[^.]+\./, 'person'],
  [/^representative\./, 'representative'],
  [/^individual\./, 'individual'],
  [/^owners\./, 'owners'],
  [/^directors\./, 'directors'],
  [/^executives\./, 'executives'],
];

/** Parts of one thing have one text: `address.city` and `address.line1` are the address. */
const wholeOf = (code: string): string =>
  code
    .replace(/^interv_[^.]+\..*$/, 'interv')
    .replace(
      /(^|\.)(address|dob|tos_acceptance|verification|documents|bank_account|relationship)\..*$/,
      '$1$2',
    );

/**
 * The codes in words, each text once; a code without a message stays as it is.
 * @param codes the provider's, such as `company.tax_id` and `person_1Abc.first_name`
 */
export const requirementsIn = (
  messages: Messages,
  language: Language,
  codes: readonly string[],
): readonly RequirementText[] => {
  const say = (key: string): string | null =>
    messages.knows(`accounts.requirement.${key}`)
      ? messages.say(language, `accounts.requirement.${key}`)
      : null;
  const textOf = (code: string): string => {
    const person = people.find(([pattern]) => pattern.test(code));
    if (person === undefined) return say(code) ?? say(wholeOf(code)) ?? code;
    const [pattern, who] = person;
    const field = code.replace(pattern, '');
    const what = say(`person.${field}`) ?? say(`person.${wholeOf(field)}`);
    return what === null ? code : `${say(`who.${who}`)}: ${what}`;
  };
  const texts = new Map<string, RequirementText>();
  for (const code of codes) {
    const text = textOf(code);
    if (!texts.has(text)) texts.set(text, { code, text });
  }
  return [...texts.values()];
};

/** Why the provider has switched something off, in words; the code where no message exists, null without a reason. */
export const disabledReasonIn = (
  messages: Messages,
  language: Language,
  reason: string | null,
): string | null => {
  if (reason === null) return null;
  const known = [`accounts.disabled.${reason}`, `accounts.disabled.${reason.split('.', 1)[0]}`];
  const key = known.find((one) => messages.knows(one));
  return key === undefined ? reason : messages.say(language, key);
};
