import { readFile } from 'node:fs/promises';
import path from 'node:path';

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/**
 * Puts the style sheets of a built page into its HTML: the first paint needs no further round trip.
 *
 * @param web folder of the built web
 * @param nonce value or placeholder of the nonce that the content policy of the response allows
 */
export const inlineStyles = async (html: string, web: string, nonce: string): Promise<string> => {
  const urls = [...html.matchAll(stylesheet)].map(([, url]) => url!);
  const styles = await Promise.all(urls.map((url) => readFile(path.join(web, url), 'utf8')));
  return html.replace(stylesheet, () => `<style nonce="${nonce}">${styles.shift()}</style>`);
};
