import { UnknownStatementFormat } from '#modules/banking/domain/failures.ts';
import type { Statement } from '#modules/banking/domain/statement.ts';
import { camtReader, isCamt } from './camt.ts';
import { readXml, type OpenedElement, type XmlHandler } from './read-xml.ts';
import { lineOf, needed } from './values.ts';

type Reader = Readonly<{ handler: XmlHandler; statements: () => readonly Statement[] }>;

/** The reader of a document by its root. */
const readerOf = ({ name, namespace }: OpenedElement): Reader => {
  if (name === 'Document' && isCamt(namespace)) return camtReader(namespace);
  const format = lineOf(namespace.split(':').at(-1)) ?? lineOf(name) ?? '';
  throw new UnknownStatementFormat({ code: 'fields.statement-other-xml', params: { format } });
};

/** Reads a document: CAMT.053, or the XML of a bank that is known. */
export const readXmlStatements = async (text: string): Promise<readonly Statement[]> => {
  let reader: Reader | undefined;
  await readXml(text, {
    open: (element) => {
      reader ??= readerOf(element);
      reader.handler.open(element);
    },
    text: (piece) => reader?.handler.text(piece),
    close: (depth) => reader?.handler.close(depth),
  });
  const statements = reader?.statements() ?? [];
  needed({ row: 1, what: 'Stmt' }, statements[0]);
  return statements;
};
