import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { jobHandler, Jobs } from '#kernel/jobs.ts';
import { ListExports } from '#kernel/list-exports.ts';
import { Messages } from '#kernel/messages.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { DataViews, MerchantDirectory } from '#modules/merchants/index.ts';
import { HtmlPrinter } from '#platform/browser/html-printer.ts';
import { Config } from '#platform/config.ts';
import { DatabaseToken } from '#platform/database/database.ts';
import { adapterClass, defineModule, useCase } from '#platform/define-module.ts';
import { loadPhoneNumbers as phoneNumbers } from '#platform/phone-numbers/load-phone-numbers.ts';
import { RateLimits } from '#kernel/rate-limits.ts';
import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import { customerRoutes } from './adapters/http/customers.routes.ts';
import { itemRoutes } from './adapters/http/items.routes.ts';
import { recordImportRoutes } from './adapters/http/record-imports.routes.ts';
import { customerSearch } from './adapters/postgres/read-customers.ts';
import { sqlPriceLists } from './adapters/postgres/sql-price-lists.ts';
import { sqlCustomerDirectory } from './adapters/postgres/sql-customer-directory.ts';
import { SqlCustomers } from './adapters/postgres/sql-customers.ts';
import { SqlItems } from './adapters/postgres/sql-items.ts';
import { SqlRecordImports } from './adapters/postgres/sql-record-imports.ts';
import { SqlPersonalCustomers } from './adapters/postgres/sql-personal-customers.ts';
import { AcceptProposal } from './application/accept-proposal.ts';
import { CheckVatNumbers, vatNumberCheck } from './application/check-vat-numbers.ts';
import { CreateCustomer } from './application/create-customer.ts';
import { CreateItem } from './application/create-item.ts';
import { MoveInRecords } from './application/move-in-records.ts';
import { PriceLists } from './application/price-lists.ts';
import { CustomerDirectory } from './application/customer-directory.ts';
import type { PrintStatement } from './application/get-statement.ts';
import { importsForgotten, UndoRecordImport } from './application/undo-record-import.ts';
import { auditActions, auditSubjects } from './domain/audit-actions.ts';
import { Customers } from './ports/customers.ts';
import { DocumentsOfCustomers } from './ports/documents-of-customers.ts';
import { Items } from './ports/items.ts';
import { VatNumberService } from './ports/vat-number-service.ts';

export const customersModule = defineModule({
  name: 'customers',
  needs: {
    audit: AuditLog,
    clock: Clock,
    config: Config,
    database: DatabaseToken,
    dataViews: DataViews,
    events: Events,
    exports: ListExports,
    htmlPrinter: HtmlPrinter,
    jobs: Jobs,
    limits: RateLimits,
    merchants: MerchantDirectory,
    messages: Messages,
    work: UnitOfWork,
  },
  answers: { documents: DocumentsOfCustomers, vatNumbers: VatNumberService },
  adapters: {
    customers: adapterClass(Customers, SqlCustomers),
    items: adapterClass(Items, SqlItems),
  },
  provides: {
    acceptProposal: AcceptProposal,
    customerDirectory: CustomerDirectory,
    priceLists: PriceLists,
    createItem: CreateItem,
    moveInRecords: MoveInRecords,
  },
  create: (needed) => {
    const given = { ...needed, phoneNumbers, imports: new SqlRecordImports(needed) };
    const createCustomer = useCase(CreateCustomer, given);
    const createItem = useCase(CreateItem, given);
    const checkVatNumbers = useCase(CheckVatNumbers, given);
    const { print: printStatement } = loadOnFirstCall<{ print: PrintStatement }>(async () => ({
      print: (await import('./adapters/pdf/print-statement.ts')).statementPrinter(given),
    }));
    const undoRecordImport = useCase(UndoRecordImport, given);
    const acceptProposal = useCase(AcceptProposal, { ...given, createCustomer });
    return {
      api: {
        customerDirectory: sqlCustomerDirectory(given),
        priceLists: sqlPriceLists(given),
        createItem,
        moveInRecords: useCase(MoveInRecords, given),
        acceptProposal,
      },
      routes: [
        ...customerRoutes({ ...given, createCustomer, acceptProposal, printStatement }),
        ...itemRoutes({ ...given, createItem }),
        ...recordImportRoutes({ ...given, undoRecordImport }),
      ],
      jobs: [
        jobHandler(vatNumberCheck, (asked) => checkVatNumbers.execute(asked)),
        jobHandler(importsForgotten, () => undoRecordImport.forget(), '35 * * * *'),
      ],
      search: [customerSearch(given)],
      auditActions,
      auditSubjects,
      personalData: [new SqlPersonalCustomers(given)],
    };
  },
});
