import { beforeEach, expect, test } from 'vitest';
import { anonymous, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import { Ed25519Signatures } from '#modules/invoices/adapters/signatures/ed25519-signatures.ts';
import { sha256Digest } from '#modules/invoices/adapters/signatures/sha256-digest.ts';
import { AnchorNumbers } from '#modules/invoices/application/numbers/anchor-numbers.ts';
import { ContinueSeries } from '#modules/invoices/application/numbers/continue-series.ts';
import { ReadChain } from '#modules/invoices/application/numbers/read-chain.ts';
import { VerifyNumbers } from '#modules/invoices/application/numbers/verify-numbers.ts';
import { WriteInvoice } from '#modules/invoices/application/write-invoice.ts';
import { readAnchors } from '#modules/invoices/domain/numbers/anchor.ts';
import { SeriesHasBegun } from '#modules/invoices/domain/failures.ts';
import { InMemoryAnchorStore } from '#test/fakes/in-memory-anchor-store.ts';
import { InMemoryNumberChains } from '#test/fakes/in-memory-number-chains.ts';
import { sampleDraft } from '../sample-draft.ts';
import { createContext, owner, support, type Context } from '../use-case-context.ts';

const admin: Actor = { ...support, role: 'ADMIN' };
const hash = 'e'.repeat(64);
const signatures = new Ed25519Signatures([new Uint8Array(32).fill(7)]);

let context: Context;
let chains: InMemoryNumberChains;
let store: InMemoryAnchorStore;
beforeEach(() => {
  context = createContext();
  context.addMerchant(3);
  chains = new InMemoryNumberChains(context.deps);
  store = new InMemoryAnchorStore();
});

const goOn = (actor: Actor = admin, number = 41) => {
  const end = { number, hash, issueDate: businessDateOf(context.deps.clock.now()) };
  return new ContinueSeries(context.deps).execute({ actor, merchantId: 3, end });
};
const write = () => new WriteInvoice(context.deps).execute({ actor: owner(3), draft: sampleDraft() });
const faults = async () => {
  const verifier = new VerifyNumbers({ chains, clock: context.deps.clock, digest: sha256Digest });
  const { findings } = await verifier.execute({
    actor: admin,
    anchors: await readAnchors(await store.read()),
  });
  return findings.map(({ invoiceNumber, fault }) => [Number(invoiceNumber), fault]);
};
const collect = async <T>(lines: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const line of lines) all.push(line);
  return all;
};
const chain = () => new ReadChain({ chains, anchorStore: store, signatures });

test('only an ADMIN continues the series of another installation, once and before its first document', async () => {
  await expect(goOn(anonymous)).rejects.toThrow(SignInNeeded);
  for (const actor of [support, owner(3)]) await expect(goOn(actor)).rejects.toThrow(NotAllowed);
  await goOn();
  await expect(goOn()).rejects.toThrow(SeriesHasBegun);
});

test('a continued series is intact before and after its first document, which follows the earlier hash', async () => {
  await goOn();
  await new AnchorNumbers({ chains, signatures, clock: context.deps.clock }).execute({ actor: admin, store });
  expect(await faults()).toEqual([]);
  expect(await collect(chain().lines(3))).toEqual([]);
  await write();
  expect(await faults()).toEqual([]);
  expect(await collect(chain().lines(3))).toMatchObject([{ number: '0000000042', previousHash: hash }]);
  expect(await chain().startOf(3)).toEqual({ number: '0000000041', hash });
});

test('a continued series whose start is another one by then is reported as REORDERED', async () => {
  await goOn();
  await write();
  const [head] = await chains.heads();
  chains.heads = async () => [{ ...head!, startHash: 'f'.repeat(64) }];
  expect(await faults()).toContainEqual([42, 'REORDERED']);
});
