import { describePaymentChecks } from '#test/contracts/payment-checks.ts';
import { InMemoryPaymentChecks } from '#test/fakes/in-memory-payment-checks.ts';

describePaymentChecks('memory', async () => ({
  checks: new InMemoryPaymentChecks([1, 2, 3]),
  open: [1, 2, 3],
}));
