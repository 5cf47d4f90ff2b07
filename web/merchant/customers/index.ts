export { CustomerPage } from './CustomerPage.tsx';
export { CustomersPage } from './CustomersPage.tsx';
export { ItemsPage } from './ItemsPage.tsx';
export { findCustomers } from './find-customers.ts';
export { CustomerPicker } from './pickers/CustomerPicker.tsx';
export { ItemPicker } from './pickers/ItemPicker.tsx';
export { forgetGoneCustomer } from './pickers/forget-gone-customer.ts';
