import { combineReferences } from '#modules/merchants/ports/merchant-references.ts';
import { describeMerchantReferences } from '#test/contracts/merchant-references.ts';
import { InMemoryMerchantReferences } from '#test/fakes/in-memory-merchant-references.ts';

const opened = (references: InMemoryMerchantReferences) => {
  let merchants = 0;
  return {
    references,
    addMerchant: async () => (merchants += 1),
    addReference: async (merchantId: number) => references.add(merchantId),
    close: async () => undefined,
  };
};

describeMerchantReferences('InMemoryMerchantReferences', async () =>
  opened(new InMemoryMerchantReferences()),
);

describeMerchantReferences('the last of several contributions', async () => {
  const contributed = [new InMemoryMerchantReferences(), new InMemoryMerchantReferences()] as const;
  return { ...opened(contributed[1]), references: combineReferences(() => contributed) };
});
