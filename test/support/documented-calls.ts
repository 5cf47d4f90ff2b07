import { inlineCodeOf, shellLinesOf, type Document } from './documents.ts';
import { callsIn, type Call } from './shell-commands.ts';

/** Values for the placeholders of the documents. */
const placeholders: Readonly<Record<string, string>> = {
  ID: '54',
  NUMBER: '0000000054',
  EMAIL: 'maria@example.com',
  FILE: '/tmp/file',
};

const programs = ['plateno', './plateno'];

/** Arguments of a plateno call, directly or by the launcher's file; undefined for other programs. */
export const platenoWordsOf = (call: Call): readonly string[] | undefined => {
  if (programs.includes(call[0]!)) return call.slice(1);
  const file = call.indexOf('cli/run.ts');
  return file === -1 ? undefined : call.slice(file + 1);
};

export const filled = (
  words: readonly string[],
  values: Readonly<Record<string, string>> = placeholders,
): string[] => words.map((word) => values[word] ?? word);

const isOfUs = (code: string): boolean => /^(\.\/)?plateno [a-z]/.test(code) || /^npm [a-z]/.test(code);

/** Every line with commands in a document: of its shell blocks, and inline code that begins with ours. */
export const commandLinesOf = ({ text }: Document): string[] => [
  ...shellLinesOf(text),
  ...inlineCodeOf(text).filter(isOfUs),
];

export const callsOf = (document: Document): Call[] => commandLinesOf(document).flatMap(callsIn);
