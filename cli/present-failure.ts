import type { Failure } from '#kernel/failure.ts';
import { cliLanguage, messages as texts } from './messages.ts';

export type PresentedFailure = Readonly<{ code: string; message: string }>;

const kebabOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `--first-name` for `firstName`, `--merchant` for `merchantId`; the field itself where the command has no such flag. */
const flagOf = (field: string, flags: readonly string[]): string => {
  const name = kebabOf(field);
  const found = [name, name.replace(/-(id|by|minutes|days)$/, '')].find((one) => flags.includes(one));
  return found === undefined ? field : `--${found}`;
};

/**
 * Code and message of a refusal in the operator's language; field problems one a line.
 *
 * @param flags names of the command's flags, by which fields are named
 */
export const presentFailure = async (
  failure: Failure,
  flags: readonly string[] = [],
): Promise<PresentedFailure> => {
  const { messages } = await import('#messages/message-catalogue.ts');
  const problems = failure.fields.map(
    ({ field, code, params }) => `  ${flagOf(field, flags)}: ${messages.say(cliLanguage, code, params)}`,
  );
  // The message for screens speaks of marked fields.
  const heading =
    failure.code === 'input.invalid'
      ? texts.notAccepted
      : messages.say(cliLanguage, failure.code, failure.params);
  return { code: failure.code, message: [heading, ...problems].join('\n') };
};
