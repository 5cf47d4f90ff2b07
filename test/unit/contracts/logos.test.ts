import { describeLogos } from '#test/contracts/logos.ts';
import { InMemoryLogos } from '#test/fakes/in-memory-logos.ts';

describeLogos('InMemoryLogos', async () => ({ logos: new InMemoryLogos(), close: async () => undefined }));
