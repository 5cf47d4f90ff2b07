import { runSuites } from '#test/contracts/run-suites.ts';
import { InMemoryMonthCloses } from '#test/fakes/in-memory-month-closes.ts';
import { InMemoryMonthRecords } from '#test/fakes/in-memory-month-records.ts';
import { InMemoryThresholdRecords } from '#test/fakes/in-memory-threshold-records.ts';

runSuites('memory', {
  MonthCloses: async () => ({
    closes: new InMemoryMonthCloses(),
    transact: (work) => work(),
    merchantId: 1,
    otherMerchantId: 2,
  }),
  MonthRecords: async () => {
    const records = new InMemoryMonthRecords();
    return {
      records,
      merchantId: 1,
      checkOf: async (month) => records.checks.get(`1 ${month}`),
    };
  },
  ThresholdRecords: async () => ({
    thresholds: new InMemoryThresholdRecords(),
    merchantId: 1,
    otherMerchantId: 2,
  }),
});
