import { readFile } from 'node:fs/promises';
import path from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Puts the style sheets of a built page into its HTML: the first paint needs no further round trip.
 *
 * @param web folder of the built web
 * @param element the start tag, with a nonce where the content policy allows the style sheets by one
 */
export const inlineStyles = async (html: string, web: string, element = '<style>'): Promise<string> => {
  const urls = [...html.matchAll(stylesheet)].map(([, url]) => url!);
  const styles = await Promise.all(urls.map((url) => readFile(path.join(web, url), 'utf8')));
  return html.replace(stylesheet, () => `${element}${styles.shift()}</style>`);
};
