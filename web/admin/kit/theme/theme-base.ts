import { font, phoneBelow, type } from '../../../shared/theme/tokens.ts';
import type { Colors, Scheme } from '../../../shared/theme/tokens.ts';

/**
 * Theme overrides by component. Plain records, because type-checking them against MUI's types takes twenty seconds.
 */
export type ComponentOverrides = Record<string, object>;

export const onPhones = `@media (max-width: ${phoneBelow - 1}px)`;
export const onDesktops = `@media (min-width: ${phoneBelow}px)`;

/** From this width the sidebar is permanent; below it is a drawer. */
export const withSidebar = '@media (min-width: 860px)';

export const breakpoints = { values: { xs: 0, sm: phoneBelow, md: 960, lg: 1280, xl: 1600 } };

export const paletteOf = (colors: Colors, scheme: Scheme) => ({
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
  action: { hover: colors.sunken, disabled: colors['ink-disabled'], disabledBackground: colors.sunken },
});

const sized = ({ size, line }: { size: number; line: number }) => ({
  fontSize: `${size}rem`,
  lineHeight: line,
});
const bold = { fontWeight: font.weight.bold, letterSpacing: '-0.01em' };

export const typography = {
  fontFamily: font.family,
  fontWeightMedium: font.weight.medium,
  fontWeightBold: font.weight.bold,
  h1: { ...sized(type.heading), ...bold },
  h2: { ...sized(type.title), ...bold },
  h3: { ...sized(type.lead), ...bold },
  h4: { ...sized(type.lead), ...bold },
  h5: { ...sized(type.lead), ...bold },
  h6: { ...sized(type.body), ...bold },
  body1: sized(type.body),
  body2: sized(type.small),
  caption: sized(type.small),
  button: { textTransform: 'none', fontWeight: font.weight.medium },
} as const;
