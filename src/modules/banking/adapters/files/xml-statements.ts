import { UnknownStatementFormat } from '#modules/banking/domain/failures.ts';
import type { Statement } from '#modules/banking/domain/statement.ts';
import { camtReader, isCamt } from './camt.ts';
import { readXml, type OpenedElement, type XmlHandler } from './read-xml.ts';
import { ubbStatements } from './ubb.ts';
import { ubbXmlReader } from './ubb-xml.ts';
import { lineOf, needed } from './values.ts';

type Reader = Readonly<{ handler: XmlHandler; statements: () => readonly Statement[] }>;

const otherXml = ({ name, namespace }: OpenedElement): UnknownStatementFormat =>
  new UnknownStatementFormat({
    code: 'fields.statement-other-xml',
    params: { format: lineOf(namespace.split(':').at(-1)) ?? lineOf(name) ?? '' },
  });

/** The reader of a document by its root; that of UBB has no namespace, and shows itself by its elements. */
const readerOf = (root: OpenedElement, currency: string): Reader => {
  if (root.name === 'Document' && isCamt(root.namespace)) return camtReader(root.namespace);
  if (root.namespace !== '') throw otherXml(root);
  const { handler, rows } = ubbXmlReader();
  const statements = (): readonly Statement[] => {
    if (rows().length === 0) throw otherXml(root);
    return ubbStatements('UBB_XML', rows(), currency);
  };
  return { handler, statements };
};

/** Reads a document: CAMT.053, or the XML of United Bulgarian Bank. @param currency of a file that names none */
export const readXmlStatements = async (text: string, currency: string): Promise<readonly Statement[]> => {
  let reader: Reader | undefined;
  await readXml(text, {
    open: (element) => {
      reader ??= readerOf(element, currency);
      reader.handler.open(element);
    },
    text: (piece) => reader?.handler.text(piece),
    close: (depth) => reader?.handler.close(depth),
  });
  const statements = reader?.statements() ?? [];
  needed({ row: 1, what: 'Stmt' }, statements[0]);
  return statements;
};
