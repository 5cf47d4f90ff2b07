import { businessDate } from '#kernel/business-date.ts';
import { describeReminders } from '#test/contracts/reminders.ts';
import { InMemoryReminders } from '#test/fakes/in-memory-reminders.ts';

describeReminders('InMemoryReminders', async () => {
  const reminders = new InMemoryReminders();
  let invoiceId = 0;
  return {
    reminders,
    merchantId: 1,
    otherMerchantId: 2,
    addUnpaid: async (dueDate) => {
      invoiceId += 1;
      const issueDate = businessDate('2026-11-20');
      reminders.addUnpaid({ invoiceId, merchantId: 1, issueDate, dueDate, recipient: 'ivan@example.com' });
      return invoiceId;
    },
    pay: async (id) => reminders.remove(id),
    close: async () => undefined,
  };
});
