/**
 * One lazy chunk: the lists of the portal, the pages of links and of one payment, those of customers and items and their
 * search. They share forms and lists; a chunk for each would split what the portal's first screen loads into more files.
 */
export { CounterPage } from '../counter/index.ts';
export { CustomerPage, CustomersPage, findCustomers, ItemsPage } from '../customers/index.ts';
export { InvoicesPage } from '../invoices/index.ts';
export { LinkPage, PosterPage, LinksPage } from '../links/index.ts';
export { DisputePage } from '../disputes/index.ts';
export { PaymentsPage, PaymentPage } from '../payments/index.ts';
