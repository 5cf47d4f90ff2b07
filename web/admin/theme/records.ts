import { space, type } from '../../shared/theme/tokens.ts';
import { atDesks, onPhones, type Components } from './look.ts';

/** Wide tables scroll in themselves, never the page; figures and dates stay on one line. */
export const lists: Components = {
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

export const filters: Components = {
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { [atDesks]: { flex: '0 1 auto' } },
        '&& .MuiFormHelperText-root.Mui-error': { display: 'block' },
        '&& .MuiFormControl-root': { width: 184, margin: '8px 0 4px', [onPhones]: { width: '100%' } },
        '&& [data-source=search] .MuiFormControl-root': { width: 240, [onPhones]: { width: '100%' } },
        '& .MuiInputLabel-root': { fontSize: `${type.small.size}rem` },
        '& input::placeholder': { opacity: 0.75 },
        '& .RaFilterFormInput-spacer': { [onPhones]: { display: 'none' } },
      },
    },
  },
};

/** Names above values, in as many columns as there is room for. */
export const shows: Components = {
  RaTabbedShowLayout: {
    styleOverrides: { root: { '& .RaTabbedShowLayout-content': { padding: `${space[5]}px 0 0` } } },
  },
  RaLabeled: {
    styleOverrides: {
      root: {
        marginBottom: 0,
        minWidth: 0,
        overflowWrap: 'anywhere',
        '& .RaLabeled-label': { marginBottom: 0, fontSize: `${type.small.size}rem` },
      },
    },
  },
};
