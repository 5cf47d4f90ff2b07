import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of a tagged PDF with all the text below it, as a screen reader reads it. */
export type PdfElement = Readonly<{
  role: string;
  text: string;
  language: string | undefined;
  alternative: string | undefined;
  children: readonly PdfElement[];
}>;

type Node = Readonly<{
  role?: string;
  type?: string;
  id?: string;
  lang?: string;
  alt?: string;
  children?: readonly Node[];
}>;
type Item = Readonly<{ type?: string; id?: string; str?: string }>;

const textsOf = (items: readonly Item[]): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const { type, id = '', str } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id);
    else if (type === 'endMarkedContent') open.pop();
    else if (str !== undefined) texts.set(open.at(-1) ?? '', `${texts.get(open.at(-1) ?? '') ?? ''}${str}`);
  }
  return texts;
};

const elementOf = (node: Node, texts: ReadonlyMap<string, string>): PdfElement => {
  const children = (node.children ?? []).map((child) => elementOf(child, texts));
  const text =
    node.type === 'content' ? (texts.get(node.id ?? '') ?? '') : children.map((child) => child.text).join('');
  return {
    role: node.role ?? 'content',
    text: text.replace(/\s+/gu, ' '),
    language: node.lang,
    alternative: node.alt,
    children,
  };
};

const below = (element: PdfElement): PdfElement[] => [
  { ...element, text: element.text.trim() },
  ...element.children.flatMap(below),
];

/** Every element of a page in reading order. */
export const readPdfStructure = async (content: Uint8Array, page = 1): Promise<readonly PdfElement[]> => {
  const task = getDocument({ data: Uint8Array.from(content), verbosity: 0 });
  const read = await (await task.promise).getPage(page);
  const { items } = await read.getTextContent({ includeMarkedContent: true });
  const tree = (await read.getStructTree()) as Node;
  await task.destroy();
  return below(elementOf(tree, textsOf(items)));
};
