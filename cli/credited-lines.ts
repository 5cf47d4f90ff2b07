import { Errors, Flags } from '@oclif/core';
import { fill, messages } from './messages.ts';

type Line = Readonly<{ line: number; quantity?: number }>;

const lineOf = async (given: string): Promise<Line> => {
  const match = /^(\d{1,4})(?::(\d{1,6}(?:[.,]\d{1,6})?))?$/.exec(given);
  if (match === null) throw new Errors.CLIError(fill(messages.notALine, { given }), { exit: 2 });
  const [, line, quantity] = match;
  return {
    line: Number(line),
    ...(quantity !== undefined && { quantity: Number(quantity.replace(',', '.')) }),
  };
};

/** `--line 1:2`: two of the first line; `--line 1`: all that is left of it. Repeatable. */
export const lineFlag = Flags.custom<Line>({
  summary: messages.lineFlag,
  helpValue: '1:2',
  parse: lineOf,
});
