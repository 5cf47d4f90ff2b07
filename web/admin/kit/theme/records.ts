import { space, type } from '../../../shared/theme/tokens.ts';
import { onDesktops, onPhones, type ComponentOverrides } from './theme-base.ts';

/** Wide tables scroll by themselves, not the page; figures and dates do not wrap. */
export const lists: ComponentOverrides = {
  RaList: {
    styleOverrides: {
      root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-content': { overflowX: 'auto' } },
    },
  },
  // The actions wrap before the filters.
  RaListToolbar: {
    styleOverrides: {
      root: { '&&': { [onDesktops]: { flexWrap: 'wrap' }, backgroundColor: 'transparent' } },
    },
  },
  RaTopToolbar: {
    styleOverrides: { root: { '&&': { marginLeft: 'auto', backgroundColor: 'transparent' } } },
  },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: 'inherit', verticalAlign: 'bottom' },
        '& .MuiTableCell-root': { padding: '6px 8px', fontVariantNumeric: 'tabular-nums' },
        '& tbody .MuiTableRow-root': { height: 48 },
        '& .MuiTableCell-body.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
        // A long word wraps; a date or a number stays whole.
        '& .MuiTableCell-body:not(.MuiTableCell-alignRight, .MuiTableCell-paddingCheckbox)': {
          minWidth: '11ch',
          maxWidth: 320,
          overflowWrap: 'anywhere',
        },
        '& .MuiTableCell-body.column-id:not(.MuiTableCell-paddingCheckbox)': { minWidth: 0 },
        '& :is(.column-businessName, .column-merchantName)': { minWidth: 168 },
        '& .column-createdAt, & .column-actions button': { whiteSpace: 'nowrap' },
        '& .column-email': { '@media (min-width: 1400px)': { whiteSpace: 'nowrap' } },
        '& :is(.column-id, .column-phoneNumber, .column-lastLogin, .column-receivedAt, .column-dueAt)': {
          whiteSpace: 'nowrap',
        },
      },
    },
  },
  // In the flow above the table: it covers nothing.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: { '& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none' } },
    },
  },
  // Opacity makes badges unreadable.
  RaSimpleList: {
    styleOverrides: {
      root: {
        '& .MuiListItem-root, & .MuiListItemButton-root': { minHeight: 64 },
        '& .RaSimpleList-tertiary': { flexShrink: 0, opacity: 1 },
        // The end column stays aligned beside a two-line name.
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

/** The width of one filter; a filter with a text of its own sets it. */
export const filterWidth = '--filter-width';

export const filters: ComponentOverrides = {
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { [onDesktops]: { flex: '0 1 auto' } },
        '&& .MuiFormHelperText-root.Mui-error': { display: 'block' },
        '&& .MuiFormControl-root': {
          width: `var(${filterWidth}, 184px)`,
          maxWidth: '100%',
          margin: '8px 0 4px',
          [onPhones]: { width: '100%' },
        },
        '& .MuiInputLabel-root': { fontSize: `${type.small.size}rem` },
        '&&&& .MuiInputLabel-root::after': { content: 'none' },
        '& .MuiOutlinedInput-root': { minHeight: 44 },
        '& input::placeholder': { opacity: 0.75 },
        '& .RaFilterFormInput-spacer': { [onPhones]: { display: 'none' } },
      },
    },
  },
};

/** Labels above values, in as many columns as fit. */
export const shows: ComponentOverrides = {
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
