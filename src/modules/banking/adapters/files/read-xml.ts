import { SaxesParser } from 'saxes';
import { ForbiddenXml } from '#modules/banking/domain/failures.ts';
import { takeTurns } from '#platform/imports/turns.ts';
import { broken } from './values.ts';

/** The deepest nesting that is read; a statement has about fifteen levels. */
const mostDepth = 40;
/** Characters that are read before other requests may have their turn. */
const pieceCharacters = 32_768;

/** An element as it opens. */
export type OpenedElement = Readonly<{
  /** Without its prefix. */
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  row: number;
  /** 1: the root. */
  depth: number;
}>;

/** What is done with a document while it is read. */
export type XmlHandler = Readonly<{
  open: (element: OpenedElement) => void;
  text: (text: string) => void;
  close: (depth: number) => void;
}>;

type Attributes = Readonly<Record<string, Readonly<{ local: string; value: string }>>>;
const none: Readonly<Record<string, string>> = {};
/** Attributes by their names without prefix; most elements have none. */
const plainOf = (attributes: Attributes): Readonly<Record<string, string>> => {
  const given = Object.values(attributes);
  return given.length === 0 ? none : Object.fromEntries(given.map(({ local, value }) => [local, value]));
};

/**
 * Reads a document piece by piece. Only the five entities of XML itself are resolved.
 * @throws ForbiddenXml for a document type; UnreadableStatement for a document that is not well-formed or is cut off
 */
export const readXml = async (text: string, handler: XmlHandler): Promise<void> => {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  const notRead = (): Error => broken({ row: parser.line, what: 'XML' }, 'fields.statement-xml');
  parser.on('error', () => {
    throw notRead();
  });
  parser.on('doctype', () => {
    throw new ForbiddenXml(parser.line);
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1;
    if (depth > mostDepth) throw notRead();
    handler.open({
      name: local,
      namespace: uri,
      attributes: plainOf(attributes),
      row: parser.line,
      depth,
    });
  });
  parser.on('closetag', () => {
    handler.close(depth);
    depth -= 1;
  });
  parser.on('text', handler.text);
  parser.on('cdata', handler.text);
  const turn = takeTurns();
  for (let start = 0; start < text.length; start += pieceCharacters) {
    await turn();
    parser.write(text.slice(start, start + pieceCharacters));
  }
  parser.close();
};
