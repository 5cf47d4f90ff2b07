import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type ReadPdf = Readonly<{
  pages: number;
  /** Width and height of the first page in points; A4 is 595 by 842. */
  size: readonly [width: number, height: number];
  /** The text as copied from a viewer, with every run of white space as one space. */
  text: string;
  isTagged: boolean;
  /** Names of the embedded fonts, without the prefix of their subset. */
  fonts: readonly string[];
  facts: Readonly<{ title: unknown; author: unknown; language: unknown; writtenAt: unknown }>;
}>;

const fontsOf = (content: Uint8Array): string[] => {
  const names = new TextDecoder('latin1').decode(content).matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([\w-]+)/g);
  return [...new Set(Array.from(names, ([, name]) => name!))].toSorted();
};

/** Reads a PDF with pdf.js. */
export const readPdf = async (content: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: Uint8Array.from(content), verbosity: 0 });
  const document = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
  }
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  // Typed as an object, but a Map at run time.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
  const isTagged = marks?.get('Marked') === true;
  const { info } = (await document.getMetadata()) as { info: Readonly<Record<string, unknown>> };
  const { Title: title, Author: author, Language: language, CreationDate: writtenAt } = info;
  const pages = document.numPages;
  await task.destroy();
  return {
    pages,
    size: [Math.round(width), Math.round(height)],
    text: texts.join(' ').replace(/\s+/gu, ' ').trim(),
    isTagged,
    fonts: fontsOf(content),
    facts: { title, author, language, writtenAt },
  };
};
