import { capitalized } from '../../../shared/format/capitalized.ts';
import { font, radius, type, type Colors } from '../../../shared/theme/tokens.ts';
import { onPhones, type ComponentOverrides } from './theme-base.ts';

const textButtons = (colors: Colors): ComponentOverrides => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `3px solid ${colors.focus}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 16px',
        borderRadius: radius.small,
        fontSize: `${type.body.size}rem`,
        lineHeight: 1.25,
      },
      sizeSmall: { minHeight: 36, padding: '0 12px', fontSize: `${type.small.size}rem` },
      contained: {
        '&:hover': { backgroundColor: colors['brand-strong'] },
        '&.Mui-disabled': { border: `1px solid ${colors.line}` },
      },
      outlined: {
        borderColor: colors['line-strong'],
        backgroundColor: colors.surface,
        '&:hover': { borderColor: colors['line-strong'], backgroundColor: colors.sunken },
        '&.Mui-disabled': { borderColor: colors.line, backgroundColor: colors.sunken },
      },
      outlinedPrimary: { color: colors.ink },
      outlinedError: {
        borderColor: colors.error,
        '&:hover': { borderColor: colors.error, backgroundColor: colors['error-soft'] },
      },
      text: { '&:hover': { backgroundColor: colors['brand-soft'], color: colors['brand-strong'] } },
    },
  },
});

const iconButtons = (colors: Colors): ComponentOverrides => ({
  MuiIconButton: {
    defaultProps: { color: 'primary' },
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        borderRadius: radius.small,
        '&:hover': { backgroundColor: colors['brand-soft'], color: colors['brand-strong'] },
      },
      sizeSmall: { width: 36, height: 36 },
    },
  },
});

/** Like the portal's buttons: filled, outlined, text, and outlined in red for destructive actions. */
export const buttons = (colors: Colors): ComponentOverrides => ({
  ...textButtons(colors),
  ...iconButtons(colors),
});

/** Marks in the labels of react-admin: an asterisk hidden from assistive technology when a field is required. */
const asterisk = '& [aria-hidden]';
/** Labels of fields that may stay empty; filters and other fields outside forms are not marked. */
const optionalLabel = 'form &:not(:has([aria-hidden]), [data-unmarked] *)';

const labels = (colors: Colors, optional: string): ComponentOverrides => ({
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        overflow: 'visible',
        whiteSpace: 'normal',
        color: colors.ink,
        fontSize: `${type.body.size}rem`,
        fontWeight: font.weight.medium,
        lineHeight: type.body.line,
        '&.Mui-focused': { color: colors.ink },
        '&.Mui-error': { color: colors.ink },
        [asterisk]: { display: 'none' },
        [`${optionalLabel}::after`]: {
          content: `" (${optional})"`,
          color: colors['ink-soft'],
          fontWeight: font.weight.regular,
        },
      },
    },
  },
});

const boxes = (colors: Colors): ComponentOverrides => ({
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: { minHeight: 48, borderRadius: radius.small, backgroundColor: colors.surface },
      notchedOutline: { top: 0, borderColor: colors['line-strong'], '& legend': { display: 'none' } },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, color: colors['ink-soft'], fontSize: `${type.small.size}rem` },
    },
  },
  // The label belongs to the input that assistive technology reads; react-admin sets it on the wrapper.
  MuiCheckbox: {
    defaultProps: {
      slotProps: { input: (owner: Record<string, unknown>) => ({ 'aria-label': owner['aria-label'] }) },
    },
  },
});

/**
 * As in the portal's forms: static labels above the inputs, "(optional)" instead of asterisks. `optional` is the word
 * for it. Fields of which one is needed stand in an element with `data-unmarked`.
 */
export const inputs = (colors: Colors, optional: string): ComponentOverrides => ({
  // No empty line for a missing helper text.
  RaTextInput: { defaultProps: { helperText: false } },
  RaSelectInput: { defaultProps: { helperText: false } },
  RaAutocompleteInput: { defaultProps: { helperText: false } },
  MuiTextField: { defaultProps: { variant: 'outlined' } },
  MuiFormControl: { defaultProps: { variant: 'outlined' } },
  ...labels(colors, optional),
  ...boxes(colors),
});

const tones = ['success', 'warning', 'error', 'info'] as const;
const soft = (colors: Colors, tone: (typeof tones)[number] | 'neutral') => ({
  backgroundColor: colors[`${tone}-soft`],
  color: colors[tone],
});
const bySlot = (slot: string, styleOf: (tone: (typeof tones)[number]) => object) =>
  Object.fromEntries(tones.map((tone) => [`${slot}${capitalized(tone)}`, styleOf(tone)]));

/** Chips, alerts and notifications, coloured by tone like the portal's badges, banners and toasts. */
export const messages = (colors: Colors): ComponentOverrides => ({
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { height: 26, ...soft(colors, 'neutral'), fontWeight: font.weight.medium },
      label: { paddingInline: 10 },
      ...bySlot('color', (tone) => soft(colors, tone)),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: { alignItems: 'center', borderRadius: radius.medium, fontSize: `${type.body.size}rem` },
      message: { overflowWrap: 'anywhere' },
      icon: { color: 'inherit !important' },
      action: { alignItems: 'center', paddingTop: 0 },
      ...bySlot('standard', (tone) => soft(colors, tone)),
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        maxWidth: 560,
        border: '1px solid currentcolor',
        borderRadius: radius.medium,
        ...soft(colors, 'info'),
        fontSize: `${type.body.size}rem`,
      },
    },
  },
  RaNotification: {
    styleOverrides: {
      root: {
        '&&': Object.fromEntries(tones.map((tone) => [`& .RaNotification-${tone}`, soft(colors, tone)])),
        '&& .RaNotification-undo': { color: 'inherit', [onPhones]: { minHeight: 36 } },
      },
    },
  },
});
