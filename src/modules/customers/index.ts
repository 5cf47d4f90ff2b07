export { presentCustomer } from './adapters/http/present-records.ts';
export { exportRecords, type BesideExport } from './adapters/postgres/export-records.ts';
export {
  getCustomer,
  listCustomers,
  type BesideCustomers,
  type CustomerReads,
  type CustomerSort,
} from './adapters/postgres/read-customers.ts';
export type { RecordFilters } from './adapters/postgres/record-filters.ts';
export type { CustomerRecord } from './domain/customer.ts';
export { CustomerDirectory } from './application/customer-directory.ts';
export { AcceptProposal } from './application/accept-proposal.ts';
export { CreateItem } from './application/create-item.ts';
export { MoveInRecords, type MovedCustomer, type MovedItem } from './application/move-in-records.ts';
export { PriceLists } from './application/price-lists.ts';
export { BuyerBecameCustomer, CustomersMerged } from './domain/events.ts';
export { DocumentsOfCustomers, type PastBuyer } from './ports/documents-of-customers.ts';
export { VatNumberService } from './ports/vat-number-service.ts';
export type { CustomerVatCheck } from './domain/vat-check.ts';
export type { CustomerDocument } from './domain/statement.ts';
