import { describePublicPages } from '#test/contracts/public-pages.ts';
import { InMemoryPublicPages } from '#test/fakes/in-memory-public-pages.ts';

describePublicPages('InMemoryPublicPages', async () => {
  const publicPages = new InMemoryPublicPages();
  let last = 0;
  return {
    publicPages,
    addMerchant: async () => {
      last += 1;
      publicPages.addSlug(`merchant-${last}`, last);
      return { id: last, slug: `merchant-${last}` };
    },
    close: async () => undefined,
  };
});
