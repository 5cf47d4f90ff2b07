import { readFile } from '#modules/banking/adapters/files/read-statement-file.ts';
import type { ReadFile, ReadOptions, Statement } from '#modules/banking/domain/statement.ts';
import { Failure } from '#kernel/failure.ts';

type Given = string | Uint8Array;
const options: ReadOptions = { columns: null, currency: 'EUR', turn: 'tests' };

/** Reads a file, a text as UTF-8. */
export const read = (given: Given, columns: ReadOptions['columns'] = null): Promise<ReadFile> =>
  readFile(typeof given === 'string' ? new TextEncoder().encode(given) : given, { ...options, columns });

/** The statements of a file. */
export const statementsOf = async (
  given: Given,
  columns: ReadOptions['columns'] = null,
): Promise<readonly Statement[]> => {
  const found = await read(given, columns);
  if (found.kind !== 'STATEMENTS') throw new Error(found.kind);
  return found.statements;
};

/** The lines of a file with one statement. */
export const linesOf = async (given: Given, columns: ReadOptions['columns'] = null) =>
  (await statementsOf(given, columns))[0]!.lines;

/** The code of the refusal, and the problem of the file. @throws what is no failure of ours; Error when it is read */
export const refusalOf = async (given: Given, columns: ReadOptions['columns'] = null) => {
  const refused: unknown = await read(given, columns).then(
    () => new Error('it is read'),
    (error: unknown) => error,
  );
  if (!(refused instanceof Failure)) throw refused;
  const [problem] = refused.fields;
  return { code: refused.code, problem: problem?.code, ...problem?.params };
};
