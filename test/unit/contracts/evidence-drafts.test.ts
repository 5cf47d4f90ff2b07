import { describeEvidenceDrafts } from '#test/contracts/evidence-drafts.ts';
import { InMemoryEvidence } from '#test/fakes/in-memory-evidence.ts';

describeEvidenceDrafts('memory', async () => {
  const evidence = new InMemoryEvidence();
  let last = 0;
  return { drafts: evidence, files: evidence, addDispute: async () => (last += 1) };
});
