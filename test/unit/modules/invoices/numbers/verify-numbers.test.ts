import { beforeEach, expect, test } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { Ed25519Signatures } from '#modules/invoices/adapters/signatures/ed25519-signatures.ts';
import { sha256Digest } from '#modules/invoices/adapters/signatures/sha256-digest.ts';
import { AnchorNumbers } from '#modules/invoices/application/numbers/anchor-numbers.ts';
import { AnnulInvoice } from '#modules/invoices/application/corrections/annul-invoice.ts';
import { VerifyNumbers } from '#modules/invoices/application/numbers/verify-numbers.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import { AnchorsDamaged, readAnchors } from '#modules/invoices/domain/numbers/anchor.ts';
import { InMemoryAnchorStore } from '#test/fakes/in-memory-anchor-store.ts';
import { InMemoryNumberChains } from '#test/fakes/in-memory-number-chains.ts';
import { sampleDraft } from '../sample-draft.ts';
import { createContext, owner, support, type Context } from '../use-case-context.ts';

const admin: Actor = { ...support, role: 'ADMIN' };

const signatures = new Ed25519Signatures([new Uint8Array(32).fill(7)]);

let context: Context;
let chains: InMemoryNumberChains;
let store: InMemoryAnchorStore;
beforeEach(async () => {
  context = createContext();
  context.addMerchant(3);
  chains = new InMemoryNumberChains(context.deps);
  store = new InMemoryAnchorStore();
  for (let count = 0; count < 3; count += 1) await write();
});

const write = () => new WriteInvoice(context.deps).execute({ actor: owner(3), draft: sampleDraft() });
const annul = (invoiceId: number) =>
  new AnnulInvoice(context.deps).execute({ actor: owner(3), invoiceId, reason: 'Грешка' });
const verify = async (actor: Actor = admin) =>
  new VerifyNumbers({ chains, clock: context.deps.clock, digest: sha256Digest }).execute({
    actor,
    anchors: await readAnchors(await store.read()),
  });
const anchor = (actor: Actor = admin) =>
  new AnchorNumbers({ chains, signatures, clock: context.deps.clock }).execute({ actor, store });
const faults = async () =>
  (await verify()).findings.map(({ invoiceNumber, fault }) => [Number(invoiceNumber), fault]);

test('only an ADMIN verifies and anchors invoice numbers', async () => {
  for (const execute of [verify, anchor]) {
    await expect(execute(anonymous)).rejects.toThrow(SignInNeeded);
    for (const actor of [support, owner(3)]) await expect(execute(actor)).rejects.toThrow(NotAllowed);
  }
  expect(await store.read()).toBe('');
});

test('an unchanged hash chain with annulments has no finding', async () => {
  await annul(2);
  await write();
  expect(await verify()).toEqual({ series: 1, findings: [], corrected: [] });
});

test('the verification of numbers reports progress after each series', async () => {
  const reported: number[][] = [];
  await new VerifyNumbers({ chains, clock: context.deps.clock, digest: sha256Digest }).execute({
    actor: admin,
    onSeries: (...done) => reported.push(done),
  });
  expect(reported).toEqual([[1, 1]]);
});

test('a document that was edited after its issue is reported as EDITED', async () => {
  context.deps.invoices.edit(2, { description: 'Друго' });
  expect(await faults()).toEqual([[2, 'EDITED']]);
});

test('a missing invoice number is reported as GAP', async () => {
  context.deps.invoices.edit(2, { number: 5 });
  expect(await faults()).toContainEqual([2, 'GAP']);
});

test('an invoice that was paid at another time than its payment is reported as PAYMENT', async () => {
  chains.paidWrongly.push({ merchantId: 3, series: 'LEGAL', number: 2 });
  expect(await faults()).toEqual([[2, 'PAYMENT']]);
});

test('the end of a hash chain is anchored once, and again after a new document', async () => {
  expect([await anchor(), await anchor()]).toEqual([1, 0]);
  await write();
  expect(await anchor()).toBe(1);
  expect((await store.read()).trimEnd().split('\n')).toHaveLength(2);
  expect(await faults()).toEqual([]);
});

test('an anchored series that is missing in the database is reported as ANCHOR', async () => {
  await anchor();
  chains = new InMemoryNumberChains(createContext().deps);
  expect(await faults()).toEqual([[3, 'ANCHOR']]);
});

test('damaged anchors are refused and stay unchanged', async () => {
  await store.append(['{"not":"an anchor"}']);
  await expect(anchor()).rejects.toThrow(AnchorsDamaged);
  expect(await store.read()).toBe('{"not":"an anchor"}\n');
});

test('an anchor that another key signed, or that lost its signature after a signed one, is refused', async () => {
  await anchor();
  await write();
  await anchor();
  const text = await store.read();
  const others = new Ed25519Signatures([new Uint8Array(32).fill(8)]);
  await expect(readAnchors(text, others)).rejects.toMatchObject({ line: 1 });
  const [first, second] = text.trimEnd().split('\n');
  const { signature: _, ...unsigned } = JSON.parse(second!) as { signature: string };
  const damaged = [first, JSON.stringify(unsigned)].join('\n');
  await expect(readAnchors(damaged, signatures)).rejects.toMatchObject({ line: 2 });
});

test('anchors of before signatures are read, and those of a replaced key', async () => {
  await anchor();
  const { signature: _, ...unsigned } = JSON.parse(await store.read()) as { signature: string };
  const old = new InMemoryAnchorStore();
  await old.append([JSON.stringify(unsigned)]);
  await write();
  await new AnchorNumbers({ chains, signatures, clock: context.deps.clock }).append(old);
  const rotated = new Ed25519Signatures([new Uint8Array(32).fill(9), new Uint8Array(32).fill(7)]);
  expect((await readAnchors(await old.read(), rotated)).of({ merchantId: 3, series: 'LEGAL' }).size).toBe(2);
});

test('a series that grows while it is read has no finding, and a fault of one that does not is found', async () => {
  const copies = () => context.deps.numbers.heads.map((head) => ({ ...head }));
  chains.heads = async () => copies();
  chains.headOf = async () => copies()[0]!;
  const facts = chains.facts.bind(chains);
  let reads = 0;
  chains.facts = async (head) => {
    if ((reads += 1) === 1) await write();
    return facts(head);
  };
  expect((await verify()).findings).toEqual([]);
  expect(reads).toBe(2);
  chains.paidWrongly.push({ merchantId: 3, series: 'LEGAL', number: 2 });
  expect(await faults()).toEqual([[2, 'PAYMENT']]);
});
