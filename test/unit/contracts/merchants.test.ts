import { InMemoryMerchantNotes } from '#test/fakes/in-memory-merchant-notes.ts';
import { counter } from '#test/contracts/counter.ts';
import { nameOf } from '#kernel/actor.ts';
import { runSuites } from '#test/contracts/run-suites.ts';
import { InMemoryAssignments } from '#test/fakes/in-memory-assignments.ts';
import { InMemoryInvitations } from '#test/fakes/in-memory-invitations.ts';
import { InMemoryLogos } from '#test/fakes/in-memory-logos.ts';
import { InMemoryMerchantMailLog } from '#test/fakes/in-memory-merchant-mail-log.ts';
import { InMemoryMerchants } from '#test/fakes/in-memory-merchants.ts';
import { InMemoryPublicPages } from '#test/fakes/in-memory-public-pages.ts';
import { InMemoryQuestions } from '#test/fakes/in-memory-questions.ts';
import { plainWork } from '#test/support/plain-work.ts';
import { openMerchantDirectory } from '#test/unit/contracts/openers/merchant-directory.ts';
import {
  openMerchantReferencesLastContributions,
  openMerchantReferencesNemoryerchanteferences,
} from '#test/unit/contracts/openers/merchant-references.ts';

runSuites('memory', {
  Merchants: async () => {
    const merchants = new InMemoryMerchants();
    const historyOf = async (merchantId: number) =>
      merchants.history
        .filter((row) => row.merchantId === merchantId)
        .map(({ from, to, actor, reason = null, at }) => ({ from, to, actor: nameOf(actor), reason, at }));
    return { merchants, historyOf };
  },
  Assignments: async () => ({ assignments: new InMemoryAssignments([1, 2]), userId: 7, merchants: [1, 2] }),
  Logos: async () => ({ logos: new InMemoryLogos() }),
  MerchantDirectory: openMerchantDirectory,
  MerchantMailLog: async () => ({ log: new InMemoryMerchantMailLog(), merchantId: 1 }),
  MerchantReferences: {
    InMemoryMerchantReferences: openMerchantReferencesNemoryerchanteferences,
    'the last of several contributions': openMerchantReferencesLastContributions,
  },
  PublicPages: async () => {
    const publicPages = new InMemoryPublicPages();
    let last = 0;
    return {
      publicPages,
      addMerchant: async () => {
        last += 1;
        publicPages.addSlug(`merchant-${last}`, last);
        return { id: last, slug: `merchant-${last}` };
      },
    };
  },
  Invitations: async () => ({ invitations: new InMemoryInvitations(), work: plainWork, merchantId: 1 }),
  Questions: async () => ({
    questions: new InMemoryQuestions(),
    accountantId: 5,
    otherAccountantId: 6,
    merchantId: 1,
    otherMerchantId: 2,
  }),
  MerchantNotes: async () => ({
    notes: new InMemoryMerchantNotes(),
    work: plainWork,
    addMerchant: counter(),
  }),
});
