/** One lazy chunk: the pages of customers and items. */
export { CustomerPage } from './CustomerPage.tsx';
export { CustomersPage } from './CustomersPage.tsx';
export { ItemsPage } from './ItemsPage.tsx';
