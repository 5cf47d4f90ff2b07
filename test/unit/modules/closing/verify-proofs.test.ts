import { expect, test } from 'vitest';
import { verifyProofs } from '#modules/closing/index.ts';
import { canonicalForm, documentHash } from '#modules/invoices/domain/numbers/document-hash.ts';
import { correctedProof, correctionHash } from '#modules/invoices/domain/numbers/proof-correction.ts';
import { wellFormed } from '#modules/invoices/domain/well-formed.ts';
import { sha256Digest } from '#modules/invoices/adapters/signatures/sha256-digest.ts';
import { sampleDocument } from '../invoices/domain/sample-document.ts';

/** A correction as the pack has it, of a document with quotes and an escape that was typed. */
const proof = await (async () => {
  const given = { ...sampleDocument(), description: 'A\ud800B "\\ud801"' };
  const document = wellFormed(given);
  const { merchantId, series, number } = document;
  const says = {
    contentHash: sha256Digest(canonicalForm(document, 'before')),
    letters: 'D800',
    correctedAt: new Date('2026-11-28T09:00:00Z'),
    correctedBy: 'operator:root',
    reason: 'Отрязан знак\nна два реда',
  };
  const of = { document, previousHash: 'before', documentHash: await documentHash(given, 'before') };
  const correction = { merchantId, series, number, documentHash: of.documentHash, ...says };
  const hash = await correctionHash(correction, 'last');
  return correctedProof(of, { ...says, previousHash: 'last', correctionHash: hash });
})();

const file = (content: unknown, path = 'proof-corrections.json') => ({
  path,
  content: new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)),
});
const pdf = `fakturi/${proof.invoiceNumber}.pdf`;
const manifest = (hash: string) =>
  file(`# month 2026-11\n00ff  ${pdf}\n# document ${hash}  ${pdf}\n`, 'manifest.txt');
/** As packs were written until 0.2.0. */
const oldManifest = (hash: string) =>
  file(`# month 2026-11\r\n00ff  ${pdf}  document ${hash}\r\n`, 'manifest.txt');
const faultsOf = async (...files: Parameters<typeof verifyProofs>[0]) =>
  (await verifyProofs(files)).faults.map(({ line, fault }) => `${line ?? '-'} ${fault}`);

test('a correction whose texts give its hashes and the hash of the manifest has no fault', async () => {
  expect(await verifyProofs([file([proof]), manifest(proof.documentHash)])).toEqual({
    verified: 1,
    faults: [],
  });
  expect(await verifyProofs([file('x', 'sums.json')])).toEqual({ verified: 0, faults: [] });
});

test.each<[string, object]>([
  ['the hash of the document is of another text', { documentHash: '0'.repeat(64) }],
  ['the hash of the document is of another text', { hashedText: null }],
  ['the hash of the content is of another text', { contentHash: '0'.repeat(64) }],
  ['the hash of the correction is of another text', { correctionHash: '0'.repeat(64) }],
  ['the hash of the correction is of another text', { correctionText: `${proof.correctionText}.` }],
  [
    'the texts differ in more than lost letters',
    {
      storedText: proof.storedText.replace('Петров', 'Петроф'),
      contentHash: sha256Digest(proof.storedText.replace('Петров', 'Петроф')),
    },
  ],
  [
    'the texts differ in more than lost letters',
    { hashedText: 'no JSON', documentHash: sha256Digest('no JSON') },
  ],
  ['the correction is of another document', { documentHash: '0'.repeat(64) }],
])('%s is found in a correction that was changed', async (fault, change) => {
  expect(await faultsOf(file([proof, { ...proof, ...change }]))).toContain(
    `2 ${proof.invoiceNumber}: ${fault}`,
  );
});

test('a manifest in the same folder with another hash of the document is found, one elsewhere is not read', async () => {
  for (const written of [manifest, oldManifest]) {
    expect(await faultsOf(file([proof]), written(proof.documentHash))).toEqual([]);
    expect(await faultsOf(file([proof]), written('0'.repeat(64)))).toEqual([
      `1 ${proof.invoiceNumber}: the manifest has another hash of the document`,
    ]);
  }
  expect(await faultsOf(file([proof], 'agro/proof-corrections.json'), manifest('0'.repeat(64)))).toEqual([]);
});

test('a file that is no list of corrections is a fault', async () => {
  for (const content of ['', '{}', 'null', '[null]', '[{}]'])
    expect(await faultsOf(file(content))).toEqual(['- no corrections of proofs']);
});
