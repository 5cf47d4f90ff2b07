import { combineReferences } from '#modules/merchants/ports/merchant-references.ts';
import type { Opener } from '#test/contracts/run-suites.ts';
import { InMemoryMerchantReferences } from '#test/fakes/in-memory-merchant-references.ts';

const opened = (references: InMemoryMerchantReferences) => {
  let merchants = 0;
  return {
    references,
    addMerchant: async () => (merchants += 1),
    addReference: async (merchantId: number) => references.add(merchantId),
  };
};

export const openMerchantReferencesNemoryerchanteferences: Opener<'MerchantReferences'> = async () =>
  opened(new InMemoryMerchantReferences());

export const openMerchantReferencesLastContributions: Opener<'MerchantReferences'> = async () => {
  const contributed = [new InMemoryMerchantReferences(), new InMemoryMerchantReferences()] as const;
  return { ...opened(contributed[1]), references: combineReferences(() => contributed) };
};
