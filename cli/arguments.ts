import { Args, Errors, Flags } from '@oclif/core';
import { readId, readReference } from '#kernel/record-reference.ts';
import { fill, words } from './words.ts';

/**
 * @param text `54` or `#54`
 * @throws usage failure for anything else, above all for the number of a document
 */
export const mustBeId = (text: string): string => {
  const id = readId(text);
  if (id !== null) return String(id);
  const message = readReference(text)?.kind === 'number' ? words.numberNotId : words.notAnId;
  throw new Errors.CLIError(fill(message, { given: text }), { exit: 2 });
};

/**
 * @returns the id of `54` and `#54`, other text as it is
 * @throws usage failure for the number of a document
 */
export const mustNotBeNumber = (text: string): string =>
  readReference(text)?.kind === 'number' ? mustBeId(text) : String(readId(text) ?? text);

// Left alone, the parser would swallow standard input whole as a missing argument.
const fromArguments = { ignoreStdin: true } as const;

export const oneId = Args.string({
  ...fromArguments,
  required: true,
  description: words.idArgument,
  parse: async (text) => mustBeId(text),
});
/** The ids themselves are read and checked by `BulkCommand.idsOf`, which also reads standard input. */
export const manyIds = Args.string({ ...fromArguments, description: words.idsArgument });

/** A flag whose value is an id: `--merchant 7`. */
export const idFlag = Flags.custom<number>({ parse: async (text) => Number(mustBeId(text)) });
