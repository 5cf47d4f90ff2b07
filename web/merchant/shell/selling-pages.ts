/**
 * One lazy chunk: the lists of the portal, the pages of links and of one payment, those of customers and items and their
 * search. They share forms and lists; a chunk for each would split what the portal's first screen loads into more files.
 */
export { default as CounterPage } from '../counter/CounterPage.tsx';
export { CustomerPage } from '../customers/CustomerPage.tsx';
export { CustomersPage } from '../customers/CustomersPage.tsx';
export { findCustomers } from '../customers/find-customers.ts';
export { ItemsPage } from '../customers/ItemsPage.tsx';
export { InvoicesPage } from '../invoices/InvoicesPage.tsx';
export { LinkPage } from '../links/LinkPage.tsx';
export { PosterPage } from '../links/PosterPage.tsx';
export { LinksPage } from '../links/LinksPage.tsx';
export { DisputePage } from '../disputes/DisputePage.tsx';
export { PaymentsPage } from '../payments/PaymentsPage.tsx';
export { PaymentPage } from '../payments/PaymentPage.tsx';
