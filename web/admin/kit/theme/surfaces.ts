import { font, radius, shadow, space, type, type Colors, type Scheme } from '../../../shared/theme/tokens.ts';
import { onPhones, type ComponentOverrides } from './theme-base.ts';

const lineOf = (colors: Colors): string => `1px solid ${colors.line}`;

const cards = (colors: Colors): ComponentOverrides => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    styleOverrides: { root: { border: lineOf(colors), borderRadius: radius.large, boxShadow: 'none' } },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        padding: space[5],
        '&:last-child': { paddingBottom: space[5] },
        [onPhones]: { padding: space[4], '&:last-child': { paddingBottom: space[4] } },
      },
    },
  },
});

const dialogs = (colors: Colors, scheme: Scheme): ComponentOverrides => ({
  // base.css reserves the scrollbar gutter; MUI would add it again.
  MuiModal: { defaultProps: { disableScrollLock: true } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 20 16 / 55%)' } },
    },
  },
  // MUI focuses the dialog itself when it opens; no focus ring there.
  MuiDialog: {
    defaultProps: { maxWidth: 'xs', fullWidth: true },
    styleOverrides: {
      root: {
        '& :is(.MuiDialog-container, .MuiDialog-paper):focus-visible': { outline: 'none' },
        // The content scrolls between title and buttons, also inside a form.
        '& .MuiDialog-paper > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
      },
      paper: {
        border: lineOf(colors),
        borderRadius: radius.large,
        boxShadow: shadow[scheme].raised,
        [onPhones]: { width: 'calc(100% - 32px)', margin: 16 },
      },
      paperWidthXs: { maxWidth: 480 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { padding: space[5], fontSize: `${type.title.size}rem` } } },
  MuiDialogContent: { styleOverrides: { root: { padding: `0 ${space[5]}px` } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: space[3], padding: space[5] } },
  },
});

const menus = (colors: Colors, scheme: Scheme): ComponentOverrides => ({
  MuiMenu: {
    styleOverrides: {
      paper: { border: lineOf(colors), borderRadius: radius.medium, boxShadow: shadow[scheme].raised },
      list: { padding: space[1] },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: radius.small } } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { border: lineOf(colors), boxShadow: shadow[scheme].raised },
      listbox: {
        '& .MuiAutocomplete-option.Mui-focused': {
          backgroundColor: colors['brand-soft'],
          color: colors['brand-strong'],
        },
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: colors.ink, color: colors.ground, fontSize: `${type.small.size}rem` },
    },
  },
});

const tables = (colors: Colors): ComponentOverrides => ({
  MuiTab: { styleOverrides: { root: { minHeight: 48, fontSize: `${type.body.size}rem` } } },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colors.line },
      head: { color: colors['ink-soft'], fontWeight: font.weight.bold },
    },
  },
  // Minimum target size (WCAG 2.2, 2.5.8).
  MuiTablePagination: {
    styleOverrides: {
      root: { border: 0, color: colors['ink-soft'] },
      toolbar: { '&&': { flexWrap: 'wrap', justifyContent: 'flex-end', padding: 0 } },
      selectLabel: { fontSize: `${type.small.size}rem` },
      displayedRows: { fontSize: `${type.small.size}rem`, fontVariantNumeric: 'tabular-nums' },
      spacer: { display: 'none' },
      input: {
        minHeight: 36,
        border: `1px solid ${colors['line-strong']}`,
        borderRadius: radius.small,
        backgroundColor: colors.surface,
        color: colors.ink,
      },
      select: { minHeight: '28px' },
    },
  },
  MuiPaginationItem: { styleOverrides: { root: { minWidth: 32, height: 32, borderRadius: radius.small } } },
});

const navigation = (colors: Colors): ComponentOverrides => ({
  MuiAppBar: { styleOverrides: { root: { boxShadow: 'none' } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: radius.small,
        '&:hover': { backgroundColor: colors.sunken, color: colors.ink },
        '&[aria-current=page], &.Mui-selected': {
          backgroundColor: colors['brand-soft'],
          color: colors['brand-strong'],
          fontWeight: font.weight.medium,
        },
      },
    },
  },
});

/** Cards, dialogs, menus and tooltips, outlined as in the portal. */
export const surfaces = (colors: Colors, scheme: Scheme): ComponentOverrides => ({
  ...cards(colors),
  ...dialogs(colors, scheme),
  ...menus(colors, scheme),
  ...tables(colors),
  ...navigation(colors),
});
