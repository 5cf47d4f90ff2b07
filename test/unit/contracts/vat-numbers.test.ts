import { describeVatNumbers } from '#test/contracts/vat-numbers.ts';
import { FakeVatNumbers } from '#test/fakes/fake-vat-numbers.ts';

describeVatNumbers('memory', async () => ({
  vatNumbers: new FakeVatNumbers(),
  unasked: new FakeVatNumbers(false),
}));
