import type { Account } from '#contract/accounts/accounts.ts';
import { AccountList } from './AccountList.tsx';

/** Without a page of its own: a row shows everything, and its merchant has the rest. */
export default {
  name: 'provider-accounts',
  list: AccountList,
  recordRepresentation: ({ merchantName }: Account) => merchantName,
};
