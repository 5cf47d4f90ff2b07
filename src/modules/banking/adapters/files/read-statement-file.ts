import { mostStatementBytes } from '#contract/banking/bank-statements.ts';
import { PendingLinesOnly, UnknownStatementFormat } from '#modules/banking/domain/failures.ts';
import type { ReadFile, ReadOptions, Statement } from '#modules/banking/domain/statement.ts';
import { fileKindOf } from '#platform/imports/file-kind.ts';
import { UnreadableTable } from '#platform/imports/table.ts';
import { tooLarge } from './movements.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { readXmlStatements } from './xml-statements.ts';
import { statementText } from './statement-text.ts';

const kindOf = (bytes: Uint8Array): 'XLSX' | 'TEXT' => {
  try {
    return fileKindOf(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw new UnknownStatementFormat({ code: error.code, params: error.params });
  }
};

/** @throws PendingLinesOnly when the file has movements, and none is booked */
const withBooked = (statements: readonly Statement[]): ReadFile => {
  const pending = statements.reduce((sum, one) => sum + one.pending, 0);
  if (pending > 0 && statements.every(({ lines }) => lines.length === 0)) throw new PendingLinesOnly(pending);
  return { kind: 'STATEMENTS', statements };
};

/**
 * Reads the file of a bank: its bytes show the format, not its name. Nothing is asked and nothing is stored.
 * @throws UnknownStatementFormat, StatementTooLarge, ForbiddenXml, PendingLinesOnly, UnreadableStatement with the place
 * @throws RateLimited when too many workbooks wait
 */
export const readFile = async (bytes: Uint8Array, _options: ReadOptions): Promise<ReadFile> => {
  if (bytes.length > mostStatementBytes) throw tooLarge();
  if (kindOf(bytes) === 'TEXT') {
    const text = statementText(bytes).trimStart();
    if (text.startsWith('<')) return withBooked(await readXmlStatements(text));
    if (isMt940(text)) return withBooked(await readMt940(text));
  }
  throw new UnknownStatementFormat();
};
