import { deepmerge } from '@mui/utils';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { muiThemeOf } from '../shared/theme/mui-theme.ts';
import { colorsOf, phoneBelow, radius, type Scheme } from '../shared/theme/tokens.ts';

/**
 * Overrides by component. Kept as plain records: checked against every variant of every component's styles they cost the
 * compiler twenty seconds.
 */
type Components = Record<string, object>;

const onPhones = `@media (max-width: ${phoneBelow - 1}px)`;
const atDesks = `@media (min-width: ${phoneBelow}px)`;

/** Wide tables scroll in themselves, never the page; figures and dates stay on one line. */
const lists: Components = {
  RaList: {
    styleOverrides: {
      root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
    },
  },
  // The actions move to a line of their own before the filters wrap.
  RaListToolbar: {
    styleOverrides: { root: { '&&': { [atDesks]: { flexWrap: 'wrap' }, backgroundColor: 'transparent' } } },
  },
  RaTopToolbar: {
    styleOverrides: { root: { '&&': { marginLeft: 'auto', backgroundColor: 'transparent' } } },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: 'inherit', verticalAlign: 'bottom' },
        '& .MuiTableCell-root': { padding: '8px', fontVariantNumeric: 'tabular-nums' },
        '& .MuiTableCell-body.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
        '& .column-createdAt, & .column-actions button': { whiteSpace: 'nowrap' },
        '& .column-email': { '@media (min-width: 1400px)': { whiteSpace: 'nowrap' } },
        '& :is(.column-id, .column-phoneNumber, .column-lastLogin, .column-receivedAt, .column-dueAt)': {
          whiteSpace: 'nowrap',
        },
      },
    },
  },
  // In its place above the table, where nothing lies over it.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: { '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none' } },
    },
  },
  // A faded badge is no longer readable.
  RaSimpleList: {
    styleOverrides: {
      root: {
        '& .RaSimpleList-tertiary': { flexShrink: 0, opacity: 1 },
        // What stands at the end keeps its place beside a name of two lines.
        '& .MuiListItemText-primary > div': {
          display: 'flex',
          justifyContent: 'space-between',
          gap: '8px',
          overflowWrap: 'anywhere',
        },
      },
    },
  },
};

/** The label goes to the box itself, which assistive technology asks; react-admin gives it to what is around it. */
const choosing: Components = {
  MuiCheckbox: {
    defaultProps: {
      slotProps: { input: (owner: Record<string, unknown>) => ({ 'aria-label': owner['aria-label'] }) },
    },
  },
};

const filters: Components = {
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { [atDesks]: { flex: '0 1 auto' } },
        '&& .MuiFormHelperText-root.Mui-error': { display: 'block' },
        '&& .MuiFormControl-root': { width: 184, margin: '8px 0 4px', [onPhones]: { width: '100%' } },
        '&& [data-source=search] .MuiFormControl-root': { width: 240, [onPhones]: { width: '100%' } },
        '& input::placeholder': { opacity: 0.75 },
        '& .RaFilterFormInput-spacer': { [onPhones]: { display: 'none' } },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
};

/** MUI focuses the whole window of a dialog when it opens: the ring belongs to what is inside. */
const dialogs: Components = {
  MuiDialog: {
    styleOverrides: {
      root: { '& :is(.MuiDialog-container, .MuiDialog-paper):focus-visible': { outline: 'none' } },
    },
  },
};

/** Small targets stay large enough to hit (WCAG 2.2, 2.5.8). */
const pages: Components = {
  MuiTablePagination: { styleOverrides: { select: { minHeight: '28px' }, toolbar: { flexWrap: 'wrap' } } },
  MuiPaginationItem: { styleOverrides: { root: { minWidth: 32, height: 32, borderRadius: radius.small } } },
};

const notices = (scheme: Scheme): Components => ({
  MuiSnackbarContent: {
    styleOverrides: { root: { backgroundColor: colorsOf[scheme].ink, color: colorsOf[scheme].ground } },
  },
});

const themeOf = (scheme: Scheme): RaThemeOptions => {
  const { palette, typography, shape, breakpoints, components } = muiThemeOf(scheme);
  const layers: object[] = [components ?? {}, lists, choosing, filters, dialogs, pages, notices(scheme)];
  return {
    palette,
    typography,
    shape,
    breakpoints,
    components: layers.reduce<object>((all, more) => deepmerge(all, more), defaultTheme.components ?? {}),
  };
};

/** Plateno's theme as react-admin takes it, with what only react-admin's own parts need. */
export const adminThemes: Readonly<Record<Scheme, RaThemeOptions>> = {
  light: themeOf('light'),
  dark: themeOf('dark'),
};
