import { describeMonthRecords } from '#test/contracts/month-records.ts';
import { InMemoryMonthRecords } from '#test/fakes/in-memory-month-records.ts';

describeMonthRecords('InMemoryMonthRecords', async () => {
  const records = new InMemoryMonthRecords();
  return {
    records,
    merchantId: 1,
    checkOf: async (month) => records.checks.get(`1 ${month}`),
    close: async () => undefined,
  };
});
