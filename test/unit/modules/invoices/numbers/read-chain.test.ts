import { expect, test } from 'vitest';
import { businessDateOf } from '#kernel/business-date.ts';
import { Ed25519Signatures } from '#modules/invoices/adapters/signatures/ed25519-signatures.ts';
import { ReadChain, type ChainLine } from '#modules/invoices/application/numbers/read-chain.ts';
import { Invoice } from '#modules/invoices/domain/invoice.ts';
import { InMemoryAnchorStore } from '#test/fakes/in-memory-anchor-store.ts';
import { InMemoryNumberChains } from '#test/fakes/in-memory-number-chains.ts';
import { sampleDocument } from '../domain/sample-document.ts';
import { createContext } from '../use-case-context.ts';

const merchantId = 3;

test('a fact that was appended behind hundreds of later documents stands in its place of the chain', async () => {
  const context = createContext();
  context.addMerchant(merchantId);
  const { numbers, invoices, work } = context.deps;
  const at = context.deps.clock.now();
  const annul = (id: number) => invoices.change({ id }, (one) => one.annul('Грешка', at));
  const ids: number[] = [];
  const issue = () =>
    work.transact(async () => {
      const place = await numbers.next(merchantId, 'LEGAL', businessDateOf(at));
      const document = { ...sampleDocument({ place }), merchantId };
      ids.push(await invoices.add(await Invoice.issuePending(document, place.previousHash)));
    });
  const add = async (count: number): Promise<void> => {
    for (let done = 0; done < count; done += 1) await issue();
  };
  await add(410);
  await annul(ids[0]!);
  await annul(ids[305]!);
  await add(2);
  const signatures = new Ed25519Signatures([new Uint8Array(32).fill(7)]);
  const chain = new ReadChain({
    chains: new InMemoryNumberChains(context.deps),
    anchorStore: new InMemoryAnchorStore(),
    signatures,
  });
  const lines: ChainLine[] = [];
  for await (const line of chain.lines(merchantId)) lines.push(line);

  expect(lines.map(({ previousHash }) => previousHash)).toEqual([
    null,
    ...lines.slice(0, -1).map(({ hash }) => hash),
  ]);
  expect(lines.slice(409, 413).map(({ kind, number }) => [kind, Number(number)])).toEqual([
    ['DOCUMENT', 410],
    ['ANNULMENT', 1],
    ['ANNULMENT', 306],
    ['DOCUMENT', 411],
  ]);
  expect(lines).toHaveLength(414);
});
