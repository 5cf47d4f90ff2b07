/**
 * The design tokens of Plateno, source of the back office's MUI theme and of the CSS custom properties. Every text
 * colour has WCAG AA contrast on its backgrounds (test/unit/web/shared/theme).
 */
export const lightColors = {
  ground: '#FAF7F1',
  surface: '#FFFFFF',
  sunken: '#F2EDE3',
  line: '#DED6C8',
  'line-strong': '#857D70',
  ink: '#17251F',
  'ink-soft': '#4D5B55',
  'ink-disabled': '#5E6964',
  brand: '#0A5C4E',
  'brand-strong': '#07463B',
  'brand-soft': '#DCEBE5',
  'on-brand': '#FFFFFF',
  accent: '#A9471A',
  'accent-soft': '#FBE7DA',
  'on-accent': '#FFFFFF',
  stamp: '#B4431A',
  focus: '#A9471A',
  success: '#155C37',
  'success-soft': '#DCF0E2',
  warning: '#6F4400',
  'warning-soft': '#FBEAC6',
  error: '#9C211D',
  'error-soft': '#FBE3E0',
  info: '#184D80',
  'info-soft': '#DEEAF7',
  neutral: '#48534E',
  'neutral-soft': '#E9E6DF',
} as const;

export type ColorName = keyof typeof lightColors;
export type Colors = Readonly<Record<ColorName, string>>;

const darkColors: Colors = {
  ground: '#0D1412',
  surface: '#1B2722',
  sunken: '#131C19',
  line: '#33423C',
  'line-strong': '#77867F',
  ink: '#EBF1EE',
  'ink-soft': '#AAB8B2',
  'ink-disabled': '#8A9892',
  brand: '#62CBB1',
  'brand-strong': '#8EDFCB',
  'brand-soft': '#15372F',
  'on-brand': '#06241D',
  accent: '#F2A678',
  'accent-soft': '#3B2519',
  'on-accent': '#2B1306',
  stamp: '#F2A678',
  focus: '#F2A678',
  success: '#82D8A3',
  'success-soft': '#143220',
  warning: '#F2C769',
  'warning-soft': '#392B0C',
  error: '#FFA59D',
  'error-soft': '#46191A',
  info: '#92C1F5',
  'info-soft': '#152F4C',
  neutral: '#BCC6C1',
  'neutral-soft': '#2A3530',
};

export type Scheme = 'light' | 'dark';
export const colorsOf: Readonly<Record<Scheme, Colors>> = { light: lightColors, dark: darkColors };

export const font = {
  // Short list: every fallback family delays the first paint.
  family: "'IBM Plex Sans', 'Plateno Fallback', sans-serif",
  mono: "'SFMono-Regular', Consolas, 'Liberation Mono', monospace",
  // Two weights: each one is two more font files before the first paint.
  weight: { regular: 400, medium: 600, bold: 600 },
} as const;

/** Font sizes in rem (13, 15, 17, 22, 28 and 40 pixels), each with its line height. */
export const type = {
  small: { size: 0.8125, line: 1.5 },
  body: { size: 0.9375, line: 1.55 },
  lead: { size: 1.0625, line: 1.5 },
  title: { size: 1.375, line: 1.3 },
  heading: { size: 1.75, line: 1.2 },
  display: { size: 2.5, line: 1.1 },
} as const;

/** Pixels. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 24, 6: 40, 7: 64 } as const;
/** Pixels; `receipt` is the torn receipt alone. */
export const radius = { small: 6, medium: 10, large: 16, receipt: 20, pill: 999 } as const;
export const sidebarWidth = 240;
/** Pixels: the content of portal and back office. */
export const contentWidth = 1440;
/** Below this width lists are cards and the sidebar a drawer. */
export const phoneBelow = 700;

/** Durations with their easing; `slow` is the landing of the stamp and the entry of panels. */
export const motion = { fast: '120ms ease-out', slow: '240ms ease-out' } as const;

/** Only for what floats above the page: menus, dialogs, side panels. */
export const shadow = {
  light: { raised: '0 1px 2px rgb(23 37 31 / 8%), 0 8px 24px rgb(23 37 31 / 6%)' },
  dark: { raised: '0 1px 2px rgb(0 0 0 / 50%), 0 8px 24px rgb(0 0 0 / 35%)' },
} as const;
