import { describeEvidenceProvider } from '#test/contracts/evidence-provider.ts';
import { FakeEvidenceProvider } from '#test/fakes/fake-evidence-provider.ts';

describeEvidenceProvider('the fake', async () => {
  const provider = new FakeEvidenceProvider();
  return {
    provider,
    dispute: async () => provider.addDispute(),
    shown: async (id) => {
      const { isSubmitted, evidence } = provider.disputes.get(id)!;
      const { productDescription = null, receipt = null } = evidence;
      return { isSubmitted, productDescription, receipt };
    },
    storeError: async () => provider.storeError(),
  };
});
