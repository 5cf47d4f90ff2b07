import type { Role } from '../shared/session.ts';

type Act = 'list' | 'show' | 'create' | 'edit' | 'delete';

const reading: readonly string[] = ['list', 'show'] satisfies Act[];

/**
 * What the back office offers a role (decision 7): the server decides again at every call. An accountant reads the
 * payments and names of the merchants assigned; support reads everything; a merchant has no business here.
 */
export const mayDo = (role: Role, act: string, resource: string): boolean => {
  switch (role) {
    case 'ADMIN':
      return true;
    case 'SUPPORT':
      return reading.includes(act);
    case 'ACCOUNTANT':
      return reading.includes(act) && (resource === 'merchants' || resource === 'payments');
    case 'MERCHANT':
      return false;
  }
};

/** Figures over all merchants are not an accountant's. */
export const seesDashboard = (role: Role): boolean => role === 'ADMIN' || role === 'SUPPORT';
