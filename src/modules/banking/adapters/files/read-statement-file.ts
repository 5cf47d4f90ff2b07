import { mostStatementBytes } from '#contract/banking/bank-statements.ts';
import { PendingLinesOnly, UnknownStatementFormat } from '#modules/banking/domain/failures.ts';
import type { ReadFile, ReadOptions, Statement } from '#modules/banking/domain/statement.ts';
import { fileKindOf, refuseOtherTexts } from '#platform/imports/file-kind.ts';
import { UnreadableTable } from '#platform/imports/table.ts';
import { tooLarge } from './movements.ts';
import { isMt940, readMt940 } from './mt940.ts';
import { statementText } from './statement-text.ts';
import { readTableStatements } from './table-statements.ts';
import { isUbbText, readUbbText } from './ubb-text.ts';
import { readXmlStatements } from './xml-statements.ts';

/** @throws UnknownStatementFormat that says what the file is instead */
const known = <T>(
  look: () => T,
  isRead: (error: UnreadableTable) => boolean = () => false,
): T | undefined => {
  try {
    return look();
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    if (isRead(error)) return undefined;
    throw new UnknownStatementFormat({ code: error.code, params: error.params });
  }
};

/** @throws PendingLinesOnly when the file has movements, and none is booked */
const mustBeBooked = (statements: readonly Statement[]): void => {
  const pending = statements.reduce((sum, one) => sum + one.pending, 0);
  if (pending > 0 && statements.every(({ lines }) => lines.length === 0)) throw new PendingLinesOnly(pending);
};

/** null: a table, or nothing that is known. */
const textStatements = async (bytes: Uint8Array, currency: string): Promise<readonly Statement[] | null> => {
  const text = statementText(bytes).trimStart();
  if (text.startsWith('<')) {
    // A web page or a workbook that is saved as XML begins alike.
    known(
      () => refuseOtherTexts(text),
      ({ params }) => params['format'] === 'XML',
    );
    return readXmlStatements(text, currency);
  }
  if (isMt940(text)) return readMt940(text);
  return isUbbText(text) ? readUbbText(text, currency) : null;
};

/**
 * Reads the file of a bank: its bytes show the format, not its name. Nothing is asked of others and nothing is stored.
 * @throws UnknownStatementFormat, StatementTooLarge, ForbiddenXml, PendingLinesOnly, UnreadableStatement with the place
 * @throws RateLimited when too many workbooks wait
 */
export const readFile = async (bytes: Uint8Array, options: ReadOptions): Promise<ReadFile> => {
  if (bytes.length > mostStatementBytes) throw tooLarge();
  const kind = known(() => fileKindOf(bytes));
  const statements = kind === 'TEXT' ? await textStatements(bytes, options.currency) : null;
  const read: ReadFile =
    statements === null ? await readTableStatements(bytes, options) : { kind: 'STATEMENTS', statements };
  if (read.kind === 'STATEMENTS') mustBeBooked(read.statements);
  return read;
};
