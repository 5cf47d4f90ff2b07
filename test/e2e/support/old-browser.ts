import type { Page } from 'playwright';
import { missingIn } from '#test/support/browser-needs.ts';
import type { Browsers } from '#web/browsers.ts';
import { forOneVisitor } from './one-visitor.ts';

/** Deletes what a browser of the list lacks: `structuredClone`, `Array.prototype.at`, `AbortSignal.any`. */
const withoutThem = ({ globals, members }: Readonly<{ globals: string[]; members: string[] }>): void => {
  const page = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  const { deleteProperty } = Reflect;
  const drop = (owner: object | undefined, name: string): void => {
    if (owner !== undefined) deleteProperty(owner, name);
  };
  for (const member of members) {
    const [owner, name] = member.split('.') as [string, string];
    const found = owner in page ? page[owner] : (Intl as never)[owner];
    drop(found, name);
    drop(found?.prototype, name);
  }
  for (const name of globals) deleteProperty(page, name);
};

/** Every page of the page's context runs as in the oldest browsers of the list. */
export const makeOld = async (page: Page, browsers: Browsers): Promise<void> => {
  const { globals, members } = missingIn(browsers);
  await forOneVisitor(page)
    .context()
    .addInitScript(withoutThem, { globals: [...globals], members: [...members] });
};

/** Every page of the page's context is refused its storage and its cookies, as in a browser that blocks them. */
export const refuseStorage = async (page: Page): Promise<void> => {
  await forOneVisitor(page)
    .context()
    .addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const place of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
        Object.defineProperty(globalThis, place, { get: refuse, configurable: true });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    });
};
