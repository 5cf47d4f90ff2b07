import { expect, test } from 'vitest';
import { CheckVatNumbers, vatNumberCheck } from '#modules/customers/application/check-vat-numbers.ts';
import { Customer } from '#modules/customers/domain/customer.ts';
import { libphonenumberPhoneNumbers as phoneNumbers } from '#platform/phone-numbers/libphonenumber-phone-numbers.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { FakeVatNumberService } from '#test/fakes/fake-vat-number-service.ts';
import { InMemoryCustomers } from '#test/fakes/in-memory-customers.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';

const open = async (numbers: readonly string[], vatNumbers = new FakeVatNumberService()) => {
  const customers = new InMemoryCustomers();
  for (const vatNumber of numbers)
    await customers.add(
      Customer.create(
        1,
        {
          kind: 'COMPANY',
          name: vatNumber,
          contact: null,
          email: null,
          phone: null,
          address: null,
          city: null,
          country: 'DE',
          taxId: null,
          vatNumber,
          language: 'bg',
          dueDays: null,
          note: null,
        },
        { now: new Date('2026-11-20T10:00:00Z'), phoneNumbers },
      ),
    );
  const jobs = new RecordedJobs();
  const merchants = { byId: async () => ({ vatNumber: 'BG175074752' }) as MerchantRecord };
  const useCase = new CheckVatNumbers({ merchants, customers, vatNumbers, jobs });
  const check = () => useCase.execute({ merchantId: 1 });
  const stateOf = (id: number) =>
    customers.change({ id, merchantId: 1 }, (customer) => customer.toRecord().vatChecked?.state);
  return { check, stateOf, jobs, vatNumbers };
};

test('one job checks two numbers and leaves the next to a job behind those of other merchants', async () => {
  const { check, stateOf, jobs, vatNumbers } = await open(['DE123456781', 'DE123456789', 'DE123456788']);
  await check();
  expect(vatNumbers.asked.map(({ number }) => number)).toEqual(['DE123456781', 'DE123456789']);
  expect(jobs.of(vatNumberCheck)).toEqual([{ merchantId: 1 }]);
  await check();
  expect([await stateOf(1), await stateOf(2), await stateOf(3)]).toEqual(['VALID', 'INVALID', 'NOT_NOW']);
  expect(jobs.of(vatNumberCheck)).toHaveLength(1);
  await check();
  expect(vatNumbers.asked).toHaveLength(3);
});

test('without a configured service nothing is stored and no other job follows', async () => {
  const numbers = ['DE123456781', 'DE123456782', 'DE123456783'];
  const { check, stateOf, jobs } = await open(numbers, new FakeVatNumberService(false));
  await check();
  expect([await stateOf(1), jobs.all]).toEqual([undefined, []]);
});
