import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useColorScheme } from './color-scheme.ts';
import { muiThemeOf } from './mui-theme.ts';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Emotion writes style elements; the content security policy lets only those with the page's nonce work. */
const cache = createCache({ key: 'pl', ...(nonce ? { nonce } : {}) });
const themes = { light: muiThemeOf('light'), dark: muiThemeOf('dark') };

/** The ground under every screen that uses MUI. */
export const StyledSurface = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={themes[useColorScheme()]}>{children}</ThemeProvider>
  </CacheProvider>
);
