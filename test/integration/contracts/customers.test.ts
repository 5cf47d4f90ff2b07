import { contractDatabase } from '#test/integration/contracts/contract-database.ts';
import { SqlCustomers } from '#modules/customers/adapters/postgres/sql-customers.ts';
import { SqlItems } from '#modules/customers/adapters/postgres/sql-items.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { openDocumentsOfCustomers } from '#test/integration/contracts/openers/documents-of-customers.ts';
import { openVatNumberService } from '#test/integration/contracts/openers/vat-number-service.ts';
import { openVatNumbers } from '#test/integration/contracts/openers/vat-numbers.ts';

const onDatabase = contractDatabase();

runSuites('PostgreSQL', {
  Customers: onDatabase(async ({ database, addMerchant }) => ({
    customers: new SqlCustomers({ database }),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
  })),
  Items: onDatabase(async ({ database, addMerchant }) => ({
    items: new SqlItems({ database }),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
  })),
  DocumentsOfCustomers: openDocumentsOfCustomers,
  VatNumberService: { ViesOfCustomers: openVatNumberService },
  VatNumbers: { 'the service of the sandbox': openVatNumbers },
});
