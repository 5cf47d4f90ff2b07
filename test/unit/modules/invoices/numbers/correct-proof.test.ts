import { beforeEach, expect, test } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { businessDate } from '#kernel/business-date.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { sha256Digest } from '#modules/invoices/adapters/signatures/sha256-digest.ts';
import { Ed25519Signatures } from '#modules/invoices/adapters/signatures/ed25519-signatures.ts';
import { AnchorNumbers } from '#modules/invoices/application/numbers/anchor-numbers.ts';
import { AnnulInvoice } from '#modules/invoices/application/corrections/annul-invoice.ts';
import { CorrectProof } from '#modules/invoices/application/numbers/correct-proof.ts';
import { VerifyNumbers } from '#modules/invoices/application/numbers/verify-numbers.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import { readAnchors } from '#modules/invoices/domain/numbers/anchor.ts';
import type { StoredCorrection } from '#modules/invoices/domain/numbers/chain-facts.ts';
import { documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import {
  InvoiceNotFound,
  ProofCorrected,
  ProofHolds,
  ProofNotFound,
} from '#modules/invoices/domain/failures.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { InMemoryAnchorStore } from '#test/fakes/in-memory-anchor-store.ts';
import { InMemoryNumberChains } from '#test/fakes/in-memory-number-chains.ts';
import { sampleDocument } from '../domain/sample-document.ts';
import { sampleDraft } from '../sample-draft.ts';
import { createContext, owner, support, type Context } from '../use-case-context.ts';

const admin: Actor = { ...support, role: 'ADMIN' };

let context: Context;
let chains: InMemoryNumberChains;
let correction: CorrectProof;
beforeEach(async () => {
  context = createContext();
  context.addMerchant(3);
  chains = new InMemoryNumberChains(context.deps);
  correction = new CorrectProof({ ...context.deps, chains, digest: sha256Digest });
  await write();
  await plant('A\ud800B');
  await write();
});

const write = () => new WriteInvoice(context.deps).execute({ actor: owner(3), draft: sampleDraft() });

/** A document of a release that hashed a text before it was stored; the first is document 2. */
const plant = (description: string): Promise<number> =>
  context.deps.work.transact(async () => {
    const place = await context.deps.numbers.next(3, 'LEGAL', businessDate('2026-11-20'));
    const document = { ...sampleDocument({ place }), paymentId: null };
    const hash = await documentHash({ ...document, description }, place.previousHash);
    const issued = await Invoice.issuePending({ ...document, description }, place.previousHash);
    return context.deps.invoices.add(Invoice.restore({ ...issued.toRecord(), documentHash: hash }));
  });

const correct = async (invoiceId = 2, reason = 'Отрязан знак', actor = admin): Promise<string> => {
  const proof = await correction.find({ actor, invoiceId });
  return correction.execute({ actor, invoiceId, proof, reason });
};
const verify = () => new VerifyNumbers({ chains, clock: context.deps.clock, digest: sha256Digest }).verify();
const faults = async () =>
  (await verify()).findings.map(({ invoiceNumber, fault }) => [Number(invoiceNumber), fault]);
/** Changes the stored correction. */
const edit = (change: (rows: readonly StoredCorrection[]) => readonly StoredCorrection[]): void => {
  const facts = chains.facts.bind(chains);
  chains.facts = async (head) => {
    const all = await facts(head);
    return { ...all, corrections: change(all.corrections) };
  };
};

test('a document whose text lost a letter is EDITED until its proof is corrected, and then a note', async () => {
  expect(await faults()).toEqual([[2, 'EDITED']]);
  const found = await correction.find({ actor: admin, invoiceId: 2 });
  expect(found).toMatchObject({
    letters: 'D800',
    differences: [{ field: 'description', hashed: 'A\\ud800B', stored: 'A\uFFFDB' }],
  });
  const before = context.deps.invoices.all;
  const hash = await correct();
  expect(context.deps.invoices.all).toEqual(before);
  expect(context.deps.numbers.headOf(3, 'LEGAL').lastHash).toBe(hash);
  const corrected = [{ merchantId: 3, series: 'LEGAL', invoiceNumber: '0000000002' }];
  expect(await verify()).toEqual({ series: 1, findings: [], corrected });
  expect(context.audit.at(-1)).toMatchObject({
    action: 'invoice.proof-corrected',
    subject: { type: 'invoice', id: 2 },
    data: { reason: 'Отрязан знак', correctionHash: hash },
  });
});

test('documents, annulments and other corrections follow a correction, and anchors of before stay valid', async () => {
  const store = new InMemoryAnchorStore();
  const signatures = new Ed25519Signatures([new Uint8Array(32).fill(7)]);
  const anchor = () =>
    new AnchorNumbers({ chains, signatures, clock: context.deps.clock }).execute({ actor: admin, store });
  await anchor();
  await correct();
  await anchor();
  await write();
  const other = await plant('край \udc00');
  await new AnnulInvoice(context.deps).execute({ actor: owner(3), invoiceId: 1, reason: 'Грешка' });
  await correct(other);
  await write();
  const anchors = await readAnchors(await store.read());
  const verified = await new VerifyNumbers({
    chains,
    clock: context.deps.clock,
    digest: sha256Digest,
  }).verify(anchors);
  expect(verified.findings).toEqual([]);
  expect(verified.corrected.map(({ invoiceNumber }) => Number(invoiceNumber))).toEqual([2, 5]);
});

test('content that is changed after its correction is EDITED, also by another replacement character', async () => {
  await correct();
  context.deps.invoices.edit(2, { description: 'A\uFFFDC' });
  expect(await faults()).toEqual([[2, 'EDITED']]);
  context.deps.invoices.edit(2, { description: 'A\uFFFDB', author: 'Друг' });
  expect(await faults()).toEqual([[2, 'EDITED']]);
  await expect(correct()).rejects.toThrow(ProofCorrected);
  context.deps.invoices.edit(2, { author: sampleDocument().author });
  expect(await faults()).toEqual([]);
});

const edits: Readonly<Record<string, Partial<StoredCorrection>>> = {
  reason: { reason: 'Друга' },
  'who corrected': { correctedBy: 'user:9' },
  'its time': { correctedAt: new Date('2026-01-01T00:00:00Z') },
  letters: { letters: 'D801' },
  'the hash of the content': { contentHash: '0'.repeat(64) },
  'the document': { number: 1 },
};
test.each(Object.entries(edits))('a correction whose row is changed (%s) is found', async (_, change) => {
  await correct();
  edit((rows) => rows.map((row) => ({ ...row, ...change })));
  expect((await faults()).map(([, fault]) => fault)).toContain('CORRECTION');
  expect((await verify()).corrected).toEqual([]);
});

test('a deleted correction is found at the end of the chain, and leaves its document EDITED', async () => {
  await correct();
  edit(() => []);
  expect(await faults()).toEqual([
    [2, 'EDITED'],
    [3, 'TAIL'],
  ]);
});

test('a correction that is not in the chain is found', async () => {
  await correct();
  edit((rows) => [...rows, { ...rows[0]!, number: 3, previousHash: 'elsewhere' }]);
  expect(await faults()).toContainEqual([3, 'CORRECTION']);
});

test('an edit that no lost letter explains is refused, and nothing is recorded', async () => {
  context.deps.invoices.edit(1, { description: 'A\uFFFDB' });
  await expect(correct(1)).rejects.toThrow(ProofNotFound);
  const proof = await correction.find({ actor: admin, invoiceId: 2 });
  for (const forged of [{ letters: 'D801' }, { contentHash: '0'.repeat(64) }])
    await expect(
      correction.execute({ actor: admin, invoiceId: 2, proof: { ...proof, ...forged }, reason: 'x' }),
    ).rejects.toThrow(ProofNotFound);
  expect(await faults()).toEqual([
    [1, 'EDITED'],
    [2, 'EDITED'],
  ]);
});

test('a document whose proof holds, an unknown one and a missing reason are refused', async () => {
  await expect(correct(3)).rejects.toThrow(ProofHolds);
  await expect(correct(99)).rejects.toThrow(InvoiceNotFound);
  for (const reason of ['', ' \n', 'x'.repeat(501)])
    await expect(correct(2, reason)).rejects.toThrow(InvalidFields);
});

test('only an ADMIN corrects a proof', async () => {
  const proof = await correction.find({ actor: admin, invoiceId: 2 });
  for (const [actor, refusal] of [
    [anonymous, SignInNeeded],
    [support, NotAllowed],
    [owner(3), NotAllowed],
  ] as const) {
    await expect(correction.find({ actor, invoiceId: 2 })).rejects.toThrow(refusal);
    await expect(correction.execute({ actor, invoiceId: 2, proof, reason: 'x' })).rejects.toThrow(refusal);
  }
});
