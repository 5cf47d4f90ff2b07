import { describeDrafts } from '#test/contracts/drafts.ts';
import { InMemoryDrafts } from '#test/fakes/in-memory-drafts.ts';

describeDrafts('InMemoryDrafts', async () => ({ drafts: new InMemoryDrafts(), merchantId: 1, otherId: 2 }));
