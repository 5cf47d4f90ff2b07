export { CustomerPage } from './CustomerPage.tsx';
export { CustomersPage } from './CustomersPage.tsx';
export { ItemsPage } from './ItemsPage.tsx';
export { findCustomers } from './find-customers.ts';
export { ChosenCustomer } from './pickers/ChosenCustomer.tsx';
export { ItemPicker } from './pickers/ItemPicker.tsx';
export { typedCustomer } from './pickers/typed-customer.ts';
export { forgetGoneCustomer } from './pickers/forget-gone-customer.ts';
