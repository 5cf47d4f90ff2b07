import type { Role } from '../shared/session.ts';

type Act = 'list' | 'show' | 'create' | 'edit' | 'delete' | 'confirm' | 'refund' | 'send' | 'export';

const reading: readonly string[] = ['list', 'show'] satisfies Act[];
const booksOf: readonly string[] = ['merchants', 'payments', 'invoices'];

/** What support may do besides reading: every `act resource` of its row of the matrix. */
const supportActs: readonly string[] = ['confirm payments', 'send invoices'];

/**
 * What the back office offers a role (decision 7): the server decides again at every call. An accountant reads and
 * exports payments and invoices of the merchants assigned; support reads everything but the users; a merchant has no
 * business here.
 */
export const mayDo = (role: Role, act: Act | (string & {}), resource: string): boolean => {
  switch (role) {
    case 'ADMIN':
      return true;
    case 'SUPPORT':
      return (reading.includes(act) && resource !== 'users') || supportActs.includes(`${act} ${resource}`);
    case 'ACCOUNTANT':
      return (reading.includes(act) || act === 'export') && booksOf.includes(resource);
    case 'MERCHANT':
      return false;
  }
};

/** Figures over all merchants are not an accountant's. */
export const seesDashboard = (role: Role): boolean => role === 'ADMIN' || role === 'SUPPORT';
