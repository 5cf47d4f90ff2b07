/** Attributes in the order in which they are written; undefined is left out. */
type Attributes = Readonly<Record<string, string | undefined>>;
/** Content of an element: nested elements as text that is XML already, absent parts null. */
type Children = readonly (string | null)[];

// oxlint-disable-next-line no-control-regex -- XML 1.0, "Char": these characters cannot stand in a document
const illegal = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** The text as character data of XML 1.0, without characters that no document may hold. */
export const escapeXml = (text: string): string =>
  text
    .replace(illegal, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');

/** An element with a text. */
export const textElement = (name: string, text: string | number, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>${escapeXml(String(text))}</${name}>`;

/** An element with a text; null without one. */
export const optionalElement = (name: string, text: string | null | undefined): string | null =>
  text === null || text === undefined || text === '' ? null : textElement(name, text);

/** An element with nested elements. */
export const element = (name: string, children: Children, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>${children.filter((child) => child !== null).join('')}</${name}>`;

/** Minor units as a decimal text with two places, as amounts of XML documents and of text files. */
export const decimalText = (minor: bigint | number): string => {
  const whole = BigInt(minor);
  const digits = String(whole < 0n ? -whole : whole).padStart(3, '0');
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
