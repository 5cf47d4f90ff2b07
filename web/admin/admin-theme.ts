import { deepmerge } from '@mui/utils';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { colorsOf, radius, sidebarWidth, type Scheme } from '../shared/theme/tokens.ts';
import { buttons, inputs, messages } from './theme/controls.ts';
import { breakpoints, paletteOf, typography, type Components } from './theme/look.ts';
import { filters, lists, shows } from './theme/records.ts';
import { surfaces } from './theme/surfaces.ts';

const themeOf = (scheme: Scheme): RaThemeOptions => {
  const colors = colorsOf[scheme];
  const parts: Components[] = [
    surfaces(colors, scheme),
    buttons(colors),
    inputs(colors),
    messages(colors),
    lists,
    filters,
    shows,
  ];
  return {
    palette: paletteOf(colors, scheme),
    typography,
    shape: { borderRadius: radius.small },
    breakpoints,
    sidebar: { width: sidebarWidth },
    components: parts.reduce<object>((all, part) => deepmerge(all, part), defaultTheme.components ?? {}),
  };
};

/** The product's look for MUI and react-admin, from the tokens of which the style sheets are made, too. */
export const adminThemes: Readonly<Record<Scheme, RaThemeOptions>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};
