import { createReadStream } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { keyFingerprint } from '#platform/key-fingerprint.ts';
import { verifyArchive, type ArchiveFault } from '#modules/archives/index.ts';
import type { Failure } from '#kernel/failure.ts';
import type { ArchiveFacts, OpenedArchive } from '../../application/staged-archive.ts';
import type { NewForeignDocument } from '../../domain/foreign-document.ts';
import {
  ArchiveAltered,
  BrokenChain,
  FalseAnchor,
  OtherFormat,
  WrongContent,
} from '../../domain/failures.ts';
import {
  archiveJson,
  customerRow,
  foreignRow,
  itemRow,
  merchantJson,
  type ArchiveJson,
} from './archive-schemas.ts';
import { chainDocuments, type ReadRow } from './chain-documents.ts';
import { UnpackLimits } from './unpack-limits.ts';
import { unpackZip } from './unpack-zip.ts';

/** Archives inside of archives: each is a move to another installation. */
const mostLayers = 10;

/** One unpacked archive. */
type Layer = Readonly<{
  folder: string;
  archive: ArchiveJson;
  signed: Awaited<ReturnType<typeof verifyArchive>>['signed'];
  hashes: ReadonlyMap<string, string>;
}>;

const parse = <T>(schema: Readonly<{ parse(value: unknown): T }>, text: string, path: string): T => {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new WrongContent(path);
  }
};

const refusalOf = ({ kind, path, text }: ArchiveFault, format: unknown): Failure => {
  if (kind === 'FORMAT') return new OtherFormat(typeof format === 'number' ? format : 0);
  if (kind === 'MANIFEST') return new ArchiveAltered(path);
  if (kind === 'CHAIN') return new BrokenChain(text);
  return kind === 'ANCHOR' ? new FalseAnchor(text) : new WrongContent(path);
};

/** The fault that says most: another format explains all others, and what the manifest refuses needs no proof. */
const order: readonly ArchiveFault['kind'][] = ['FORMAT', 'MANIFEST', 'CHAIN', 'ANCHOR', 'UNREADABLE'];

const formatOf = async (folder: string): Promise<unknown> => {
  try {
    return (JSON.parse(await readFile(join(folder, 'archive.json'), 'utf8')) as { format?: unknown }).format;
  } catch {
    return undefined;
  }
};

/** @throws ArchiveAltered, OtherFormat, BrokenChain, FalseAnchor, WrongContent */
const verified = async (folder: string): Promise<Layer['signed']> => {
  const { faults, signed } = await verifyArchive(folder);
  const worst = faults.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))[0];
  if (worst !== undefined) throw refusalOf(worst, await formatOf(folder));
  return signed;
};

const openLayer = async (zip: string, folder: string, limits: UnpackLimits): Promise<Layer> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const hashes = await unpackZip(zip, folder, limits);
  if (!hashes.has('manifest.sha256')) throw new ArchiveAltered('manifest.sha256');
  const signed = await verified(folder);
  const text = await readFile(join(folder, 'archive.json'), 'utf8');
  return { folder, signed, hashes, archive: parse(archiveJson, text, 'archive.json') };
};

/** The archive inside is the one that is named, and its chain is what this one goes on from. */
const mustFollow = ({ archive }: Layer, { archive: inner }: Layer): void => {
  const { start } = archive.chain ?? {};
  const [named] = archive.earlier;
  const isNamed = named?.installation === inner.installation && named.merchantId === inner.merchantId;
  const ends = inner.chain === null ? null : { hash: inner.chain.lastHash, number: lastNumberOf(inner) };
  const follows =
    (start?.hash ?? null) === (ends?.hash ?? null) && (start?.number ?? null) === (ends?.number ?? null);
  if (!isNamed || !follows) throw new BrokenChain('the archive inside is another one');
};

const lastNumberOf = ({ chain }: ArchiveJson): string | null => chain?.last ?? chain?.start?.number ?? null;

/** The newest first. @throws what `StagedArchive.open` throws */
const openLayers = async (file: string, root: string): Promise<Layer[]> => {
  const limits = new UnpackLimits((await stat(file)).size);
  const layers = [await openLayer(file, join(root, '0'), limits)];
  for (;;) {
    const last = layers.at(-1)!;
    const [earlier, ...others] = last.archive.earlier;
    if (earlier === undefined) return layers;
    const { path, sha256 } = earlier;
    const isOne = others.length === 0 && last.hashes.get(path) === sha256;
    if (!isOne || layers.length === mostLayers) throw new WrongContent('archive.json');
    const inner = await openLayer(join(last.folder, path), join(root, String(layers.length)), limits);
    mustFollow(last, inner);
    layers.push(inner);
  }
};

async function* linesOf({ folder, hashes }: Layer, path: string): AsyncGenerator<string> {
  if (!hashes.has(path)) return;
  const input = createReadStream(join(folder, path), 'utf8');
  for await (const line of createInterface({ input, crlfDelay: Infinity })) if (line !== '') yield line;
}

const readerOf =
  (path: string): ReadRow =>
  (schema, line) =>
    parse(schema, line, path);

async function* rowsOf<T>(
  layer: Layer,
  path: string,
  schema: Readonly<{ parse(value: unknown): T }>,
): AsyncGenerator<T> {
  for await (const line of linesOf(layer, path)) yield parse(schema, line, path);
}

const documentsOf = (layer: Layer): AsyncGenerator<NewForeignDocument> =>
  chainDocuments({
    lines: () => linesOf(layer, 'documents.jsonl'),
    read: readerOf('documents.jsonl'),
    hashes: layer.hashes,
  });

/** Those of other programs; the others stand in the archives inside. */
async function* programDocuments(layer: Layer): AsyncGenerator<NewForeignDocument> {
  for await (const { hash, ...row } of rowsOf(layer, 'foreign-documents.jsonl', foreignRow))
    if (hash === null) yield { ...row, hash, pdfSha256: null, xmlSha256: null };
}

/** The end of the series with its day, which no file states: it stands in the last document. */
const endOf = async (layers: readonly Layer[]): Promise<ArchiveFacts['end']> => {
  const [{ archive }] = layers as [Layer];
  if (archive.chain === null) return null;
  for (const layer of layers) {
    let last: NewForeignDocument | null = null;
    for await (const document of documentsOf(layer)) last = document;
    if (last !== null)
      return { number: Number(last.number), hash: archive.chain.lastHash, issueDate: last.issueDate };
  }
  throw new WrongContent('archive.json');
};

/** The picture as it is in the archive: its kind is not known yet. */
const logoOf = async ({ folder, hashes }: Layer): Promise<Uint8Array | null> => {
  const path = ['logo.png', 'logo.jpg'].find((name) => hashes.has(name));
  return path === undefined ? null : readFile(join(folder, path));
};

/**
 * Unpacks an archive, and those inside of it, into a folder and verifies each as `verify.mjs` does.
 * @throws what `StagedArchive.open` throws
 */
export const openArchive = async (
  file: string,
  root: string,
): Promise<OpenedArchive & Readonly<{ folders: readonly string[] }>> => {
  const layers = await openLayers(file, root);
  const [newest] = layers as [Layer];
  const { archive } = newest;
  const text = await readFile(join(newest.folder, 'merchant.json'), 'utf8').catch(() => '');
  return {
    folders: layers.map(({ folder }) => folder),
    facts: {
      installation: archive.installation,
      merchantId: archive.merchantId,
      madeAt: archive.madeAt,
      rows: archive.counts.rows,
      documents: layers.reduce((sum, layer) => sum + layer.archive.counts.documents, 0),
      end: await endOf(layers),
      anchors: newest.signed.count,
      signedUpTo: newest.signed.upTo,
      keys: newest.signed.by.map(keyFingerprint),
    },
    merchant: parse(merchantJson, text, 'merchant.json'),
    logo: await logoOf(newest),
    customers: () => rowsOf(newest, 'customers.jsonl', customerRow),
    items: () => rowsOf(newest, 'items.jsonl', itemRow),
    documents: async function* documents() {
      for (const layer of layers.toReversed()) yield* documentsOf(layer);
      yield* programDocuments(newest);
    },
  };
};
