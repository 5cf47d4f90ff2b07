import type { Customer } from '#contract/customers/customers.ts';
import { CustomerList } from './CustomerList.tsx';
import { CustomerShow } from './CustomerShow.tsx';

export default {
  name: 'customers',
  list: CustomerList,
  show: CustomerShow,
  recordRepresentation: ({ name }: Customer) => name,
};

export { CustomerCards, CustomerTable } from './CustomerTable.tsx';
