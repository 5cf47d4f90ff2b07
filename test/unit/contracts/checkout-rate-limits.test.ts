import { describeCheckoutRateLimits } from '#test/contracts/checkout-rate-limits.ts';
import { InMemoryCheckoutRateLimits } from '#test/fakes/in-memory-checkout-rate-limits.ts';

describeCheckoutRateLimits('memory', async () => ({ rateLimits: new InMemoryCheckoutRateLimits() }));
