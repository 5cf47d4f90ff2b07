import type { Customer } from '#contract/customers.ts';
import { CustomerShow } from './CustomerShow.tsx';

/** Without a list of its own: customers are a tab of their merchant. */
export default {
  name: 'customers',
  show: CustomerShow,
  recordRepresentation: ({ name }: Customer) => name,
};
