// Verifies an archive of Plateno, format 1, without Plateno: node verify.mjs [folder]. Node 20 or newer.
// docs/archive-format.md says what is checked. Exit code 0: all holds; 1: something does not; each fault is a line.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? dirname(fileURLToPath(import.meta.url));
const faults = [];
const fault = (text) => faults.push(text);
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

const linesOf = async function* (path) {
  const input = createReadStream(join(root, path), 'utf8');
  for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line !== '') yield line;
};

const fileHash = async (path) => {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(join(root, path))) hash.update(piece);
  return hash.digest('hex');
};

/** Each file has its hash, none is missing, none stands beside. */
const checkManifest = async () => {
  const listed = new Set(['manifest.sha256']);
  for await (const line of linesOf('manifest.sha256')) {
    const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (path === undefined || path.startsWith('/') || path.split('/').includes('..')) {
      fault(`manifest.sha256: not a line of a manifest: ${line}`);
      continue;
    }
    listed.add(path);
    const found = await fileHash(path).catch(() => 'missing');
    if (found !== hash) fault(`${path}: ${found === 'missing' ? 'missing' : 'changed'}`);
  }
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath ?? entry.path, entry.name))
      .split(sep)
      .join('/');
    if (entry.isFile() && !listed.has(path)) fault(`${path}: not in the manifest`);
  }
  return listed;
};

/** The hash before it, as the text of a link itself says. */
const saysPrevious = (kind, text, previous) =>
  kind === 'DOCUMENT' ? JSON.parse(text).previousHash === previous : text.split('\n').includes(previous);

/** Each link has the hash of its text and follows the one before it; no number is missing. */
const checkChain = async ({ chain }, listed) => {
  const hashes = new Map();
  let end = null;
  let last = null;
  for await (const line of linesOf('documents.jsonl')) {
    const { kind, number, text, previousHash, hash } = JSON.parse(line);
    if (text === null || sha256(text) !== hash)
      fault(`documents.jsonl: ${kind} of ${number} is not what was hashed`);
    else if (previousHash !== end || !saysPrevious(kind, text, previousHash))
      fault(`documents.jsonl: ${kind} of ${number} does not follow the link before it`);
    hashes.set(hash, Number(number));
    end = hash;
    if (kind !== 'DOCUMENT') continue;
    const said = text === null ? number : JSON.parse(text).document.number;
    if (Number(said) !== Number(number)) fault(`documents.jsonl: ${number} says that it is ${said}`);
    if (last !== null && Number(number) !== last + 1)
      fault(`documents.jsonl: a number before ${number} is missing`);
    if (!listed.has(`documents/${number}.pdf`)) fault(`documents/${number}.pdf: missing`);
    last = Number(number);
  }
  if (end !== (chain?.lastHash ?? null)) fault('documents.jsonl: its end is not the one of archive.json');
  return hashes;
};

/** Each anchor has the hash of its line and a signature of the installation, and its end is in the chain. */
const checkAnchors = async ({ anchorKeys }, hashes) => {
  const keys = anchorKeys.map((key) => createPublicKey(key));
  let count = 0;
  for await (const written of linesOf('anchors.jsonl')) {
    const { at, merchantId, series, number, hash, after, line, signature } = JSON.parse(written);
    count += 1;
    const isWhole = sha256([at, merchantId, series, number, hash, after ?? ''].join('\n')) === line;
    const isSigned =
      signature === undefined ||
      keys.some((key) => verify(null, Buffer.from(line), key, Buffer.from(signature, 'base64')));
    if (!isWhole || !isSigned) fault(`anchors.jsonl: the anchor of ${at} was changed, or is not signed`);
    if (!hashes.has(hash)) fault(`anchors.jsonl: the chain does not contain the anchor of ${at}`);
  }
  return count;
};

try {
  const listed = await checkManifest();
  const archive = JSON.parse(await readFile(join(root, 'archive.json'), 'utf8'));
  if (archive.format !== 1) fault(`archive.json: format ${archive.format} is not 1`);
  const hashes = await checkChain(archive, listed);
  const anchors = await checkAnchors(archive, hashes);
  if (faults.length === 0)
    process.stdout.write(
      `OK: ${listed.size} files, ${archive.counts.documents} documents, ${anchors} anchors\n`,
    );
} catch (error) {
  fault(`not readable: ${error.message}`);
}
for (const text of faults) process.stderr.write(`${text}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
