import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Emotion inserts style elements; the content security policy requires the page's nonce. */
const cache = createCache({ key: 'pl', ...(nonce ? { nonce } : {}) });

export const StyleCache = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
