import { describeVatNumberService } from '#test/contracts/vat-number-service.ts';
import { FakeVatNumberService } from '#test/fakes/fake-vat-number-service.ts';

describeVatNumberService('FakeVatNumberService', async () => ({
  service: new FakeVatNumberService(),
  unasked: new FakeVatNumberService(false),
}));
