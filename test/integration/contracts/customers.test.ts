import { SqlCustomerVatChecks } from '#modules/customers/adapters/postgres/sql-customer-vat-checks.ts';
import { SqlCustomers } from '#modules/customers/adapters/postgres/sql-customers.ts';
import { describeCustomers } from '#test/contracts/customers.ts';
import { openUsersDatabase } from './users-database.ts';

describeCustomers('SqlCustomers', async () => {
  const { database, addMerchant, close } = await openUsersDatabase();
  return {
    customers: new SqlCustomers({ database }),
    vatChecks: new SqlCustomerVatChecks({ database }),
    merchantId: await addMerchant(),
    otherMerchantId: await addMerchant(),
    close,
  };
});
