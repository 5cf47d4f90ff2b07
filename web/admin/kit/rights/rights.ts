import type { Role } from '../../../shared/session.ts';

type Action =
  | 'list'
  | 'show'
  | 'create'
  | 'edit'
  | 'delete'
  | 'confirm'
  | 'refund'
  | 'resolve'
  | 'close'
  | 'send'
  | 'export'
  | 'refresh'
  | 'retry'
  | 'unlock'
  | 'pause'
  | 'view'
  | 'limit'
  | 'run'
  | 'match';

const readActions: readonly string[] = ['list', 'show'] satisfies Action[];
/** Support reads everything but these. */
const adminOnly: readonly string[] = ['users', 'audit-log', 'erasure-requests'];
const accountantReads: readonly string[] = [
  'merchants',
  'payments',
  'invoices',
  'customers',
  'months',
  'payouts',
  'bank-lines',
  'foreign-documents',
];
const accountantExports: readonly string[] = ['payments', 'invoices', 'payouts'];

/** The clients of an accountant and the questions to them. */
const accountantOnly: readonly string[] = ['clients', 'questions'];

/** What support may do besides reading, as `action resource` of the rights matrix. */
const supportActions: readonly string[] = [
  'confirm payments',
  'limit merchants',
  'pause merchants',
  'refresh provider-accounts',
  'send invoices',
  'unlock merchant-users',
  'view merchants',
];

/**
 * Whether the back office offers an action to a role (decision 7); the server checks every call. An accountant reads
 * payments, payouts, movements of bank accounts, invoices and customers of assigned merchants, exports all but movements and
 * customers, imports and matches bank statements, closes their months, and asks them. Support reads everything but users, the audit log and requests of erasure. A merchant
 * has no access.
 */
export const mayDo = (role: Role, action: Action | (string & {}), resource: string): boolean => {
  if (accountantOnly.includes(resource)) return role === 'ACCOUNTANT' && action === 'list';
  // Staff reads the money of merchants; the accountant says what it paid.
  if (action === 'match') return role === 'ACCOUNTANT' && resource === 'bank-lines';
  switch (role) {
    case 'ADMIN':
      return true;
    case 'SUPPORT':
      return (
        (readActions.includes(action) && !adminOnly.includes(resource)) ||
        supportActions.includes(`${action} ${resource}`)
      );
    case 'ACCOUNTANT':
      return (
        (readActions.includes(action) && accountantReads.includes(resource)) ||
        (action === 'export' && accountantExports.includes(resource)) ||
        (action === 'close' && resource === 'months')
      );
    case 'MERCHANT':
      return false;
  }
};

/** An accountant does not see figures over all merchants. */
export const seesDashboard = (role: Role): boolean => role === 'ADMIN' || role === 'SUPPORT';
