import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#kernel/language.ts';
import { pack, type Packed } from './packed.ts';
import { publicUrlMark } from './public-url-mark.ts';

type Render = (asked: Readonly<{ pathname: string; language: Language; data: unknown }>) => Readonly<{
  title: string;
  /** For whoever shares the address: messengers show it below the title. */
  description: string;
  body: string;
}>;

/** Data within a page of HTML: a `<` could end the element that holds it. */
const asScriptData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const asAttribute = (text: string): string => asText(text).replaceAll('"', '&quot;');

/** The last thing in the body that the visitor needs: an empty page painted before it would only delay it. */
const dataId = 'data';
const wholeAtOnce = `<link rel="expect" href="#${dataId}" blocking="render" />`;

const headOf = (title: string, description: string): string =>
  [
    wholeAtOnce,
    `<title>${asText(title)}</title>`,
    `<meta property="og:title" content="${asAttribute(title)}" />`,
    `<meta property="og:description" content="${asAttribute(description)}" />`,
  ].join('\n    ');

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/** As the content policy names what may stand in a page. */
const hashOf = (style: string): string => `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** Its styles within the page: until they had come by themselves nothing would be painted, a round trip later. */
const withStyles = async (html: string, web: string) => {
  const addresses = [...html.matchAll(stylesheet)].map(([, address]) => address!);
  const styles = await Promise.all(addresses.map((address) => readFile(path.join(web, address), 'utf8')));
  const hashes = styles.map(hashOf);
  return { html: html.replace(stylesheet, () => `<style>${styles.shift()}</style>`), hashes };
};

/** The page in pieces: every second one is the name of what each answer puts there. */
type Template = readonly string[];
type Place = 'language' | 'head' | 'root';

const placeOf = (name: Place): string => `\0${name}\0`;

const cut = (html: string): Template =>
  html
    .replace(/<html lang="[^"]*"/, `<html lang="${placeOf('language')}"`)
    .replace(/<title>[^<]*<\/title>/, placeOf('head'))
    .replace('<div id="root"></div>', `<div id="root">${placeOf('root')}`)
    .split('\0');

const fill = (template: Template, values: Readonly<Record<Place, string>>): string =>
  template.map((piece, number) => (number % 2 === 0 ? piece : values[piece as Place])).join('');

/** A page as it was built, with what the content policy must allow of its styles, and its renderer. */
export type Bundle = Readonly<{ template: Template; styles: readonly string[]; render: Render }>;

export const makePage = async (
  { template, render }: Bundle,
  asked: Parameters<Render>[0],
): Promise<Packed> => {
  const { title, description, body } = render(asked);
  const element = `<script type="application/json" id="${dataId}">${asScriptData(asked.data)}</script>`;
  const { language } = asked;
  const root = `${body}</div>${element}`;
  return pack(Buffer.from(fill(template, { language, head: headOf(title, description), root })));
};

/** From `web/<name>/index.html` and `server/<name>.js` of what was built. */
export const loadBundle = async ({
  name,
  root,
  publicUrl,
}: Readonly<{ name: string; root: string; publicUrl: string }>): Promise<Bundle> => {
  const web = path.join(root, 'web');
  const built = await readFile(path.join(web, name, 'index.html'), 'utf8');
  const { html, hashes } = await withStyles(built, web);
  const file = pathToFileURL(path.join(root, 'server', `${name}.js`)).href;
  const { render } = (await import(file)) as { render: Render };
  return { template: cut(html.replaceAll(publicUrlMark, publicUrl)), styles: hashes, render };
};
