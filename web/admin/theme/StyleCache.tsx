import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Emotion writes style elements; the content security policy admits only those with the page's nonce. */
const cache = createCache({ key: 'pl', ...(nonce ? { nonce } : {}) });

export const StyleCache = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
