import { deepmerge } from '@mui/utils';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { colorsOf, radius, sidebarWidth, type Scheme } from '../../../shared/theme/tokens.ts';
import { buttons, inputs, messages } from './controls.ts';
import { breakpoints, paletteOf, typography, type ComponentOverrides } from './theme-base.ts';
import { filters, lists, shows } from './records.ts';
import { surfaces } from './surfaces.ts';

/** The MUI and react-admin theme, from the same tokens as the stylesheets; `optional` marks fields that may stay empty. */
export const adminTheme = (scheme: Scheme, optional: string): RaThemeOptions => {
  const colors = colorsOf[scheme];
  const parts: ComponentOverrides[] = [
    surfaces(colors, scheme),
    buttons(colors),
    inputs(colors, optional),
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
