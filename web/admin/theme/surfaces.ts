import { font, radius, shadow, space, type, type Colors, type Scheme } from '../../shared/theme/tokens.ts';
import { onPhones, type Components } from './look.ts';

/** Cards, dialogs, menus and tooltips: raised by a line, as the portal's. */
export const surfaces = (colors: Colors, scheme: Scheme): Components => {
  const line = `1px solid ${colors.line}`;
  return {
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      styleOverrides: { root: { border: line, borderRadius: radius.large, boxShadow: 'none' } },
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
    // The page keeps room for its scrollbar (base.css); MUI would add the same room once more.
    MuiModal: { defaultProps: { disableScrollLock: true } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(10 20 16 / 55%)' } },
      },
    },
    // MUI focuses the whole window of a dialog when it opens: the ring belongs to what is inside.
    MuiDialog: {
      defaultProps: { maxWidth: 'xs', fullWidth: true },
      styleOverrides: {
        root: {
          '& :is(.MuiDialog-container, .MuiDialog-paper):focus-visible': { outline: 'none' },
          // The content scrolls between title and buttons, within a form, too.
          '& .MuiDialog-paper > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
        },
        paper: {
          border: line,
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
    MuiMenu: {
      styleOverrides: {
        paper: { border: line, borderRadius: radius.medium, boxShadow: shadow[scheme].raised },
        list: { padding: space[1] },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, borderRadius: radius.small } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { border: line, boxShadow: shadow[scheme].raised },
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
    MuiTab: { styleOverrides: { root: { minHeight: 48, fontSize: `${type.body.size}rem` } } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24 } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: colors.line },
        head: { color: colors['ink-soft'], fontWeight: font.weight.bold },
      },
    },
    // Small targets stay large enough to hit (WCAG 2.2, 2.5.8).
    MuiTablePagination: { styleOverrides: { select: { minHeight: '28px' }, toolbar: { flexWrap: 'wrap' } } },
    MuiPaginationItem: { styleOverrides: { root: { minWidth: 32, height: 32, borderRadius: radius.small } } },
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
  };
};
