import { deepmerge } from '@mui/utils';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { colorsOf, radius, sidebarWidth, type Scheme } from '../shared/theme/tokens.ts';
import { buttons, inputs, messages } from './theme/controls.ts';
import { breakpoints, paletteOf, typography, type ComponentOverrides } from './theme/theme-base.ts';
import { filters, lists, shows } from './theme/records.ts';
import { surfaces } from './theme/surfaces.ts';

const themeOf = (scheme: Scheme): RaThemeOptions => {
  const colors = colorsOf[scheme];
  const parts: ComponentOverrides[] = [
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

/** The MUI and react-admin theme, from the same tokens as the stylesheets. */
export const adminThemes: Readonly<Record<Scheme, RaThemeOptions>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};
