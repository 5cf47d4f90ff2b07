import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PosterContent, PosterLook } from '#contract/links/words/poster.ts';
import type { Clock } from '#kernel/clock.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Logos } from '#modules/merchants/index.ts';
import type { HtmlPrinter } from '#platform/browser/html-printer.ts';
import type { PosterPrinter, PrintedPoster } from '../../application/poster-printer.ts';

type Deps = Readonly<{ htmlPrinter: HtmlPrinter; logos: Logos; clock: Clock }>;
type Render = (poster: Readonly<{ content: PosterContent; look: PosterLook }>) => string;

/** The component of the screen, built for the server (web/vite.server.config.ts). */
const rendererFile = path.resolve(import.meta.dirname, '../../../../../dist/server/poster.js');

/** Prints with the browser of the documents; the renderer is loaded by the first print. */
export class BrowserPosterPrinter implements PosterPrinter {
  readonly #deps: Deps;
  #render: Render | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async print({ merchantId, logoHash, content, look, signal }: PrintedPoster): Promise<Uint8Array> {
    const { htmlPrinter, clock } = this.#deps;
    this.#render ??= ((await import(pathToFileURL(rendererFile).href)) as { render: Render }).render;
    const html = this.#render({ content: { ...content, logoUrl: await this.#logoOf(logoHash) }, look });
    // One print a day is enough for the cache.
    const writtenAt = new Date(`${businessDateOf(clock.now())}T00:00:00Z`);
    return htmlPrinter.print(html, { author: content.merchantName, writtenAt }, undefined, {
      key: `merchant:${merchantId}`,
      signal,
    });
  }

  async #logoOf(hash: string | null): Promise<string | null> {
    const logo = hash === null ? null : await this.#deps.logos.byHash(hash);
    return logo === null
      ? null
      : `data:${logo.mediaType};base64,${Buffer.from(logo.content).toString('base64')}`;
  }
}
