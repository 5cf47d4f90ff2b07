// Verifies an archive of Plateno, format 1, without Plateno: node verify.mjs [folder]. Node 20 or newer.
// docs/archive-format.md says what is checked. Exit code 0: all holds; 1: something does not; each fault is a line.
// An installation that imports an archive calls `verifyArchive`: it checks the same.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

const linesOf = async function* (root, path) {
  const input = createReadStream(join(root, path), 'utf8');
  for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line !== '') yield line;
};

const fileHash = async (root, path) => {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(join(root, path))) hash.update(piece);
  return hash.digest('hex');
};

/** Each file has its hash, none is missing, none stands beside. */
const checkManifest = async (root, fault) => {
  const listed = new Set(['manifest.sha256']);
  for await (const line of linesOf(root, 'manifest.sha256')) {
    const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (path === undefined || path.startsWith('/') || path.split('/').includes('..')) {
      fault('MANIFEST', 'manifest.sha256', `not a line of a manifest: ${line}`);
      continue;
    }
    listed.add(path);
    const found = await fileHash(root, path).catch(() => 'missing');
    if (found !== hash) fault('MANIFEST', path, found === 'missing' ? 'missing' : 'changed');
  }
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath ?? entry.path, entry.name))
      .split(sep)
      .join('/');
    if (!entry.isDirectory() && !listed.has(path)) fault('MANIFEST', path, 'not in the manifest');
  }
  return listed;
};

/** The hash before it, as the text of a link itself says. */
const saysPrevious = (kind, text, previous) =>
  kind === 'DOCUMENT' ? JSON.parse(text).previousHash === previous : text.split('\n').includes(previous);

/** A series that another installation has begun starts where the chain of the archive from there ends. */
const checkStart = ({ chain, earlier = [] }, listed, fault) => {
  const last = earlier.at(-1);
  if ((chain?.start?.hash ?? null) !== (last?.lastHash ?? null))
    fault('CHAIN', 'archive.json', 'the chain does not start where the one of the earlier archive ends');
  for (const { path } of earlier) if (!listed.has(path)) fault('MANIFEST', path, 'missing');
};

/** Each link has the hash of its text and follows the one before it; no number is missing. */
const checkChain = async (root, { chain, merchantId }, listed, fault) => {
  const wrong = (text) => fault('CHAIN', 'documents.jsonl', text);
  let end = chain?.start?.hash ?? null;
  let last = chain?.start ? Number(chain.start.number) : null;
  const hashes = new Map(end === null ? [] : [[end, last]]);
  for await (const line of linesOf(root, 'documents.jsonl')) {
    const { kind, number, text, previousHash, hash } = JSON.parse(line);
    if (text === null || sha256(text) !== hash) wrong(`${kind} of ${number} is not what was hashed`);
    else if (previousHash !== end || !saysPrevious(kind, text, previousHash))
      wrong(`${kind} of ${number} does not follow the link before it`);
    hashes.set(hash, Number(number));
    end = hash;
    if (kind !== 'DOCUMENT') continue;
    const said = text === null ? { number, merchantId } : JSON.parse(text).document;
    if (Number(said.number) !== Number(number)) wrong(`${number} says that it is ${said.number}`);
    if (said.merchantId !== merchantId) wrong(`${number} is of another merchant`);
    if (last !== null && Number(number) !== last + 1) wrong(`a number before ${number} is missing`);
    if (!listed.has(`documents/${number}.pdf`)) fault('MANIFEST', `documents/${number}.pdf`, 'missing');
    last = Number(number);
  }
  if (end !== (chain?.lastHash ?? null)) wrong('its end is not the one of archive.json');
  return hashes;
};

/** Each anchor has the hash of its line and a signature of the installation, and its end is in the chain. Old ones have none. */
const checkAnchors = async (root, { anchorKeys }, hashes, fault) => {
  const keys = anchorKeys.map((pem) => ({ pem, key: createPublicKey(pem) }));
  const signed = { count: 0, by: new Set(), upTo: 0 };
  let count = 0;
  for await (const written of linesOf(root, 'anchors.jsonl')) {
    const { at, merchantId, series, number, hash, after, line, signature } = JSON.parse(written);
    count += 1;
    const isWhole = sha256([at, merchantId, series, number, hash, after ?? ''].join('\n')) === line;
    const signer =
      signature !== undefined &&
      keys.find(({ key }) => verify(null, Buffer.from(line), key, Buffer.from(signature, 'base64')));
    const isSigned = signature === undefined || signer !== undefined;
    if (!isWhole || !isSigned)
      fault('ANCHOR', 'anchors.jsonl', `the anchor of ${at} was changed, or is not signed`);
    if (!hashes.has(hash)) fault('ANCHOR', 'anchors.jsonl', `the chain does not contain the anchor of ${at}`);
    if (!signer) continue;
    signed.count += 1;
    signed.by.add(signer.pem);
    signed.upTo = Math.max(signed.upTo, number);
  }
  return { count, signed };
};

/** Checks the files of an archive in a folder. `kind` of a fault: MANIFEST, FORMAT, CHAIN, ANCHOR, UNREADABLE. */
export const verifyArchive = async (root) => {
  const faults = [];
  const fault = (kind, path, text) => faults.push({ kind, path, text });
  let [files, documents] = [0, 0];
  let anchors = { count: 0, signed: { count: 0, by: new Set(), upTo: 0 } };
  try {
    const listed = await checkManifest(root, fault);
    files = listed.size;
    const archive = JSON.parse(await readFile(join(root, 'archive.json'), 'utf8'));
    if (archive.format !== 1) fault('FORMAT', 'archive.json', `format ${archive.format} is not 1`);
    checkStart(archive, listed, fault);
    const hashes = await checkChain(root, archive, listed, fault);
    anchors = await checkAnchors(root, archive, hashes, fault);
    documents = archive.counts.documents;
  } catch (error) {
    fault('UNREADABLE', 'not readable', error.message);
  }
  const { by, ...signed } = anchors.signed;
  return { faults, files, documents, anchors: anchors.count, signed: { ...signed, by: [...by] } };
};

const self = fileURLToPath(import.meta.url);
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === self) {
  const { faults, files, documents, anchors } = await verifyArchive(process.argv[2] ?? dirname(self));
  if (faults.length === 0)
    process.stdout.write(`OK: ${files} files, ${documents} documents, ${anchors} anchors\n`);
  for (const { path, text } of faults) process.stderr.write(`${path}: ${text}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
