import type { Failure } from '#kernel/failure.ts';
import { cliLanguage } from './words.ts';

export type PresentedFailure = Readonly<{ code: string; message: string }>;

export const presentFailure = async (failure: Failure): Promise<PresentedFailure> => {
  const { sentences } = await import('#words/sentences.ts');
  const lines = [
    sentences.say(cliLanguage, failure.code, failure.params),
    ...failure.fields.map(
      ({ field, code, params }) => `  ${field}: ${sentences.say(cliLanguage, code, params)}`,
    ),
  ];
  return { code: failure.code, message: lines.join('\n') };
};
