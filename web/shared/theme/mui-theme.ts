import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { colorsOf, font, phoneBelow, radius, shadow } from './tokens.ts';
import type { Colors, Scheme } from './tokens.ts';

const paletteOf = (colors: Colors, scheme: Scheme) => ({
  mode: scheme,
  primary: { main: colors.brand, dark: colors['brand-strong'], contrastText: colors['on-brand'] },
  secondary: { main: colors.accent, contrastText: colors['on-accent'] },
  success: { main: colors.success, contrastText: colors['success-soft'] },
  warning: { main: colors.warning, contrastText: colors['warning-soft'] },
  error: { main: colors.error, contrastText: colors['error-soft'] },
  info: { main: colors.info, contrastText: colors['info-soft'] },
  background: { default: colors.ground, paper: colors.surface },
  text: { primary: colors.ink, secondary: colors['ink-soft'], disabled: colors['ink-disabled'] },
  divider: colors.line,
  action: { disabled: colors['ink-disabled'], disabledBackground: colors.sunken },
});

const typography = {
  fontFamily: font.family,
  fontWeightBold: font.weight.bold,
  h1: { fontSize: '1.875rem', fontWeight: font.weight.bold, lineHeight: 1.2 },
  h2: { fontSize: '1.375rem', fontWeight: font.weight.bold, lineHeight: 1.3 },
  h3: { fontSize: '1.1875rem', fontWeight: font.weight.bold, lineHeight: 1.4 },
  h4: { fontSize: '1.1875rem', fontWeight: font.weight.bold, lineHeight: 1.4 },
  h5: { fontSize: '1.1875rem', fontWeight: font.weight.bold, lineHeight: 1.4 },
  h6: { fontSize: '1rem', fontWeight: font.weight.bold, lineHeight: 1.4 },
  button: { textTransform: 'none', fontWeight: font.weight.medium },
} as const;

const focusRing = (colors: Colors) => ({
  '&.Mui-focusVisible': { outline: `3px solid ${colors.focus}`, outlineOffset: 2 },
});

const componentsOf = (colors: Colors, scheme: Scheme): NonNullable<Theme['components']> => ({
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing(colors) } },
  // Small targets stay large enough to hit (WCAG 2.2, 2.5.8).
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { borderRadius: radius.small, minHeight: 36 }, sizeSmall: { minHeight: 32 } },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  MuiTableCell: { styleOverrides: { head: { fontWeight: font.weight.bold, color: colors['ink-soft'] } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: {
      root: {
        borderRadius: radius.large,
        border: `1px solid ${colors.line}`,
        boxShadow: shadow[scheme].raised,
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: radius.large } } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: colors['line-strong'] } } },
  MuiFilledInput: { styleOverrides: { root: { backgroundColor: colors.sunken } } },
  MuiFormLabel: { styleOverrides: { root: { color: colors['ink-soft'] } } },
  MuiAppBar: { styleOverrides: { root: { boxShadow: 'none' } } },
});

/** Plateno's look for MUI and react-admin, from the same tokens as the style sheets. */
export const muiThemeOf = (scheme: Scheme): Theme => {
  const colors = colorsOf[scheme];
  return createTheme({
    palette: paletteOf(colors, scheme),
    typography,
    shape: { borderRadius: radius.medium },
    breakpoints: { values: { xs: 0, sm: phoneBelow, md: 960, lg: 1280, xl: 1600 } },
    components: componentsOf(colors, scheme),
  });
};
