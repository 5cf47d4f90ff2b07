import { renderToStaticMarkup } from 'react-dom/server';
import type { PosterContent, PosterLook } from '#contract/links/posters.ts';
import { Poster } from './Poster.tsx';
import css from './poster.css?inline';
import { paperOf } from './poster-measures.ts';

type Asked = Readonly<{ content: PosterContent; look: PosterLook }>;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A poster as a document of the exact size, for the browser that prints PDFs; a logo comes as a `data:` URL. */
export const render = ({ content, look }: Asked): string => {
  const { width, height } = paperOf(look.size, look.edge);
  const language = look.language === 'en' ? 'en' : 'bg';
  // Only layout in millimetres of paper: the rest is the style of the screen.
  const paper = `@page{size:${width}mm ${height}mm;margin:0}html,body{margin:0}.poster{--mm:1mm;break-inside:avoid}`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(content.merchantName)}</title><style>${css}${paper}</style></head><body>${renderToStaticMarkup(<Poster content={content} look={look} />)}</body></html>`;
};
