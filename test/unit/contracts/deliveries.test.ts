import { describeDeliveries } from '#test/contracts/deliveries.ts';
import { InMemoryDeliveries } from '#test/fakes/in-memory-deliveries.ts';
import { InMemoryTransactions } from '#test/fakes/in-memory-transactions.ts';

describeDeliveries('InMemoryDeliveries', async () => {
  const customers = new Map<number, string>();
  const deliveries = new InMemoryDeliveries(new InMemoryTransactions(), (id) => customers.get(id) ?? null);
  const addInvoice = async (customerEmail: string): Promise<number> => {
    customers.set(customers.size + 1, customerEmail);
    return customers.size;
  };
  return { deliveries, addInvoice, close: async () => undefined };
});
