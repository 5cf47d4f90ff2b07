import { Args, Errors, Flags } from '@oclif/core';
import { businessDate, type BusinessDate } from '#kernel/business-date.ts';
import { readId, readReference } from '#kernel/record-reference.ts';
import { fill, messages } from './messages.ts';

/**
 * @param text `54` or `#54`
 * @throws usage failure for anything else, in particular for a document number
 */
const mustBeId = (text: string): string => {
  const id = readId(text);
  if (id !== null) return String(id);
  const message = readReference(text)?.kind === 'number' ? messages.numberNotId : messages.notAnId;
  throw new Errors.CLIError(fill(message, { given: text }), { exit: 2 });
};

/**
 * @returns the id of `54` and `#54`, other text unchanged
 * @throws usage failure for a document number
 */
export const mustNotBeNumber = (text: string): string =>
  readReference(text)?.kind === 'number' ? mustBeId(text) : String(readId(text) ?? text);

// By default the parser would read all of standard input as a missing argument.
const fromArguments = { ignoreStdin: true } as const;

/** One id, as `54` or `#54`. */
export const oneId = Args.string({
  ...fromArguments,
  required: true,
  description: messages.idArgument,
  parse: async (text) => mustBeId(text),
});
/** The id of an API key, also as the beginning of the key. */
export const keyArgument = Args.string({
  ...fromArguments,
  required: true,
  description: messages.keyArgument,
  parse: async (text) => text.trim().replace(/^plk_(live|test)_(?=[a-z2-7]{8}$)/, ''),
});
/** The ids are read and checked by `BulkCommand.idsOf`, which also reads standard input. */
export const manyIds = Args.string({ ...fromArguments, description: messages.idsArgument });

const usage = (text: string, params: Record<string, string>): Error =>
  new Errors.CLIError(fill(text, params), { exit: 2 });

/** A flag whose value is a day: `--from 2026-11-20`. */
export const dayFlag = Flags.custom<BusinessDate>({
  parse: async (text, _context, { name }) => {
    try {
      return businessDate(text);
    } catch {
      throw usage(messages.dayWrong, { flag: name, given: text });
    }
  },
});

/** A flag whose value is the name of a file or folder, which completion offers. */
export const fileFlag = Flags.custom<string>({ helpValue: '<file>' });
/** Output file; standard output for `-` and when absent. */
export const outputFlag = Flags.custom<string>({
  char: 'o',
  helpValue: '<file>',
  summary: messages.outputFlag,
});

/** A flag whose value is an amount in units of its currency: `--amount 19.99`. */
export const amountFlag = Flags.custom<number>({
  parse: async (text, _context, { name }) => {
    if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) throw usage(messages.amountWrong, { flag: name, given: text });
    return Number(text);
  },
});

/** A flag whose value is an id: `--merchant 7`. */
export const idFlag = Flags.custom<number>({ parse: async (text) => Number(mustBeId(text)) });
