import { describeCustomers } from '#test/contracts/customers.ts';
import { InMemoryCustomers } from '#test/fakes/in-memory-customers.ts';

describeCustomers('InMemoryCustomers', async () => {
  const customers = new InMemoryCustomers();
  return { customers, vatChecks: customers, merchantId: 1, otherMerchantId: 2 };
});
