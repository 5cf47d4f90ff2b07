import { JSDOM } from 'jsdom';

/** An element with its place in the document resolved: `cbc:ID` whatever prefix the document has. */
export type XmlElement = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  /** Its character data; of an element with children that between them. */
  text: string;
}>;

const prefixes: Readonly<Record<string, string>> = {
  'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2': 'cac:',
  'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2': 'cbc:',
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2': '',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2': '',
};

const nameOf = ({ namespaceURI, localName }: Element): string =>
  namespaceURI === null ? localName : `${prefixes[namespaceURI] ?? `{${namespaceURI}}`}${localName}`;

const read = (element: Element): XmlElement => {
  const children: XmlElement[] = [];
  let text = '';
  for (let node = element.firstChild; node !== null; node = node.nextSibling) {
    if (node.nodeType === node.ELEMENT_NODE) children.push(read(node as Element));
    else text += node.nodeValue ?? '';
  }
  const attributes = [...element.attributes].filter(({ name }) => !name.startsWith('xmlns'));
  return {
    name: nameOf(element),
    attributes: Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    children,
    text,
  };
};

const parser = new new JSDOM('').window.DOMParser();

/** Reads a document with the encoding that it declares. @throws Error for a document that is not well-formed */
export const readXml = (content: Uint8Array): XmlElement => {
  const declared = new TextDecoder('latin1').decode(content.subarray(0, 100));
  const encoding = /^<\?xml version="1\.0" encoding="([A-Za-z0-9-]+)"\?>/.exec(declared)?.[1];
  if (encoding === undefined) throw new Error('no XML declaration with an encoding');
  const xml = new TextDecoder(encoding, { fatal: true }).decode(content);
  const { documentElement } = parser.parseFromString(xml, 'application/xml');
  if (documentElement.localName === 'parsererror')
    throw new Error(`not well-formed: ${documentElement.textContent}`);
  return read(documentElement);
};

/** The elements at a path of names below an element: `cac:TaxTotal/cac:TaxSubtotal`. */
export const at = (from: XmlElement, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [from],
    );

/** The texts of the elements at a path. */
export const textsAt = (from: XmlElement, path: string): string[] => at(from, path).map(({ text }) => text);

/** The text of the first element at a path; null without one. */
export const textAt = (from: XmlElement, path: string): string | null => textsAt(from, path)[0] ?? null;

/** The element and all below it. */
export const wholeTree = (from: XmlElement): XmlElement[] => [from, ...from.children.flatMap(wholeTree)];

/** The text as XML hands it over: a line end is one LF, and characters that no document may hold are gone. */
export const asRead = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- XML 1.0, "Char"
  text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '').replaceAll(/\r\n?/g, '\n');
