import type { Failure } from '#kernel/failure.ts';
import { cliLanguage } from './messages.ts';

export type PresentedFailure = Readonly<{ code: string; message: string }>;

/** Code and message of a refusal in the operator's language; field problems one a line. */
export const presentFailure = async (failure: Failure): Promise<PresentedFailure> => {
  const { messages } = await import('#messages/message-catalogue.ts');
  const lines = [
    messages.say(cliLanguage, failure.code, failure.params),
    ...failure.fields.map(
      ({ field, code, params }) => `  ${field}: ${messages.say(cliLanguage, code, params)}`,
    ),
  ];
  return { code: failure.code, message: lines.join('\n') };
};
