import type { Role } from '../shared/session.ts';

type Act =
  | 'list'
  | 'show'
  | 'create'
  | 'edit'
  | 'delete'
  | 'confirm'
  | 'refund'
  | 'resolve'
  | 'send'
  | 'export'
  | 'retry'
  | 'unlock';

const reading: readonly string[] = ['list', 'show'] satisfies Act[];
/** Support reads everything but these. */
const administrators: readonly string[] = ['users', 'audit-log'];
const booksOf: readonly string[] = ['merchants', 'payments', 'invoices'];
const filesOf: readonly string[] = ['payments', 'invoices'];

/** What support may do besides reading: every `act resource` of its row of the matrix. */
const supportActs: readonly string[] = ['confirm payments', 'send invoices', 'unlock merchant-logins'];

/**
 * What the back office offers a role (decision 7): the server decides again at every call. An accountant reads the
 * merchants assigned with their payments and invoices, and takes these as files; support reads everything but the users
 * and who did what; a merchant has no business here.
 */
export const mayDo = (role: Role, act: Act | (string & {}), resource: string): boolean => {
  switch (role) {
    case 'ADMIN':
      return true;
    case 'SUPPORT':
      return (
        (reading.includes(act) && !administrators.includes(resource)) ||
        supportActs.includes(`${act} ${resource}`)
      );
    case 'ACCOUNTANT':
      return (
        (reading.includes(act) && booksOf.includes(resource)) ||
        (act === 'export' && filesOf.includes(resource))
      );
    case 'MERCHANT':
      return false;
  }
};

/** Figures over all merchants are not an accountant's. */
export const seesDashboard = (role: Role): boolean => role === 'ADMIN' || role === 'SUPPORT';
