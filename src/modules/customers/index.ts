export { CustomerDirectory } from './application/customer-directory.ts';
export { AcceptProposal } from './application/accept-proposal.ts';
export { CreateCustomer } from './application/create-customer.ts';
export { CreateItem } from './application/create-item.ts';
export { BuyerBecameCustomer, CustomersMerged } from './domain/events.ts';
export { DocumentsOfCustomers, type PastBuyer } from './ports/documents-of-customers.ts';
export type { CustomerDocument } from './domain/statement.ts';
export type { CustomerProfile } from './domain/customer.ts';
export type { ItemProfile } from './domain/item.ts';
