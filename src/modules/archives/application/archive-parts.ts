import type { Archive } from '../domain/archive.ts';
import { archiveFormat } from '../domain/archive.ts';
import type { ArchiveFolder, Pieces } from './archive-folder.ts';
import type { ArchiveSources } from './archive-sources.ts';

/** A part of an archive: done when the file at its path is there. */
export type ArchivePart = Readonly<{ path: string; make(): Promise<void> }>;

type Request = Readonly<{
  archive: Pick<Archive, 'merchantId' | 'requestedAt'>;
  folder: ArchiveFolder;
  sources: ArchiveSources;
}>;

export const documentsFile = 'documents.jsonl';
export const manifestFile = 'manifest.sha256';

const encoder = new TextEncoder();

/** Rows as JSON lines, some at a time. */
async function* jsonLines(rows: AsyncIterable<object> | Iterable<object>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const row of rows) {
    text += `${JSON.stringify(row)}\n`;
    if (text.length < 65_536) continue;
    yield encoder.encode(text);
    text = '';
  }
  if (text !== '') yield encoder.encode(text);
}

const asJson = (value: object): Pieces => [encoder.encode(`${JSON.stringify(value, null, 2)}\n`)];

/** The public page with its sums in minor units; null where none was ever set. */
const publicPageOf = async ({ archive, sources }: Request): Promise<object | null> => {
  const found = await sources.publicPages.find(archive.merchantId);
  if (found === null) return null;
  const { minAmount, maxAmount, ...page } = found;
  const sums = { minMinor: Number(minAmount.minor), maxMinor: Number(maxAmount.minor) };
  return { ...page, ...sums, currency: minAmount.currency };
};

/** What the merchant is called and how it is reached, and its settings; no identifiers of the provider. */
const merchantJson = async (request: Request): Promise<Pieces> => {
  const { archive, sources } = request;
  const { merchantId } = archive;
  const merchant = await sources.directory.byId(merchantId);
  const { isAccepting: _, logoHash: __, ...facts } = merchant!;
  const registrations = await sources.directory.registrationHistoryOf(merchantId);
  return asJson({ ...facts, registrations, publicPage: await publicPageOf(request) });
};

/** The logo of now; no part without one. */
export const logoParts = async ({ archive, folder, sources }: Request): Promise<ArchivePart[]> => {
  const { logoHash } = (await sources.directory.byId(archive.merchantId))!;
  const logo = logoHash === null ? null : await sources.logos.byHash(logoHash);
  if (logo === null) return [];
  const path = logo.mediaType === 'image/png' ? 'logo.png' : 'logo.jpg';
  return [{ path, make: () => folder.write(path, [logo.content]) }];
};

/** The first parts: the chain, whose end decides what the archive holds, and all rows. */
export const firstParts = (request: Request): ArchivePart[] => {
  const { archive, folder, sources } = request;
  const { merchantId } = archive;
  const anchors = async function* () {
    for (const line of await sources.chain.anchors(merchantId)) yield encoder.encode(`${line}\n`);
  };
  const part = (path: string, pieces: () => Pieces | Promise<Pieces>): ArchivePart => ({
    path,
    make: async () => folder.write(path, await pieces()),
  });
  return [
    part(documentsFile, () => jsonLines(sources.chain.lines(merchantId))),
    part('anchors.jsonl', anchors),
    part('merchant.json', () => merchantJson(request)),
    ...sources.rowFiles.map(({ path, rows }) => part(path, () => jsonLines(rows(merchantId)))),
  ];
};

/** The files of a month; those of `ubl/` also stand beside the PDFs. `month.json` is last and says which there are. */
const makeMonth = async ({ archive, folder, sources }: Request, month: string): Promise<void> => {
  const { revision, files } = await sources.months.files(archive.merchantId, month);
  const paths: string[] = [];
  for await (const { path, content } of files) {
    paths.push(path);
    await folder.write(`months/${month}/${path}`, content());
    const [, name] = /^ubl\/(.+)$/.exec(path) ?? [];
    if (name !== undefined) await folder.write(`documents/${name}`, content());
  }
  const said = { month, status: revision === null ? 'OPEN' : 'CLOSED', revision, files: paths };
  await folder.write(`months/${month}/month.json`, asJson(said));
};

export const monthParts = async (request: Request): Promise<ArchivePart[]> =>
  (await request.sources.months.months(request.archive.merchantId)).map((month) => ({
    path: `months/${month}/month.json`,
    make: () => makeMonth(request, month),
  }));

type DocumentLine = Readonly<{ kind: string; id: number; number: string; hash: string }>;

/** The documents of the chain, as it was written. */
async function* writtenDocuments(folder: ArchiveFolder): AsyncGenerator<DocumentLine> {
  for await (const text of folder.lines(documentsFile)) {
    const line = JSON.parse(text) as DocumentLine;
    if (line.kind === 'DOCUMENT') yield line;
  }
}

const earlierPath = (place: number): string => `earlier/${place + 1}.zip`;

/** The archives that the merchant came with, whole. */
export const earlierParts = async ({ archive, folder, sources }: Request): Promise<ArchivePart[]> =>
  (await sources.earlier.of(archive.merchantId)).map(({ content }, place) => {
    const path = earlierPath(place);
    return { path, make: () => folder.write(path, content()) };
  });

/** A PDF for each document, printed one at a time. */
export async function* documentParts({ archive, folder, sources }: Request): AsyncGenerator<ArchivePart> {
  for await (const { id, number } of writtenDocuments(folder)) {
    const path = `documents/${number}.pdf`;
    const print = () => sources.documents.pdf(id, archive.merchantId, { isFirst: false });
    yield { path, make: async () => folder.write(path, [await print()]) };
  }
}

const countOf = async (all: AsyncIterable<unknown>): Promise<number> => {
  const counted = all[Symbol.asyncIterator]();
  let count = 0;
  while ((await counted.next()).done !== true) count += 1;
  return count;
};

const chainOf = (
  start: Awaited<ReturnType<ArchiveSources['chain']['startOf']>>,
  end: Readonly<{ first: string | null; last: string | null; lastHash: string | null }>,
) => (start === null && end.first === null ? null : { start, ...end, lastHash: end.lastHash ?? start!.hash });

/** How many files, rows and documents there are, and where the chain ends. */
const countsOf = async ({ folder, sources }: Request) => {
  const rows: Record<string, number> = {};
  for (const { path } of sources.rowFiles) {
    rows[path] = await countOf(folder.lines(path));
  }
  let documents = 0;
  const end: Record<'first' | 'last' | 'lastHash', string | null> = {
    first: null,
    last: null,
    lastHash: null,
  };
  for await (const text of folder.lines(documentsFile)) {
    const { kind, number, hash } = JSON.parse(text) as DocumentLine;
    end.lastHash = hash;
    if (kind !== 'DOCUMENT') continue;
    documents += 1;
    end.first ??= number;
    end.last = number;
  }
  return { rows, documents, end };
};

const archiveJson = async (request: Request): Promise<Pieces> => {
  const { archive, sources } = request;
  const { end, ...counts } = await countsOf(request);
  const earlier = await sources.earlier.of(archive.merchantId);
  return asJson({
    format: archiveFormat,
    installation: sources.publicUrl,
    merchantId: archive.merchantId,
    madeAt: archive.requestedAt.toISOString(),
    counts,
    chain: chainOf(await sources.chain.startOf(archive.merchantId), end),
    earlier: earlier.map(({ content: _, madeAt, ...one }, place) => ({
      path: earlierPath(place),
      ...one,
      madeAt: madeAt.toISOString(),
    })),
    anchorKeys: sources.chain.anchorKeys(),
  });
};

/** SHA-256 and path of each file, one a line, as `sha256sum -c` reads them. */
async function* manifest({ folder, sources }: Request): AsyncGenerator<Uint8Array> {
  for (const { path } of await folder.files()) {
    if (path === manifestFile) continue;
    const hash = sources.newHash();
    for await (const piece of folder.read(path)) hash.update(piece);
    yield encoder.encode(`${hash.digest()}  ${path}\n`);
  }
}

/** The last parts; the manifest names all files but itself. */
export const lastParts = (request: Request): ArchivePart[] => {
  const { folder, sources } = request;
  return [
    { path: 'verify.mjs', make: async () => folder.write('verify.mjs', [await sources.verifier()]) },
    { path: 'archive.json', make: async () => folder.write('archive.json', await archiveJson(request)) },
    { path: manifestFile, make: () => folder.write(manifestFile, manifest(request)) },
  ];
};

/** How many documents the chain has. */
export const countDocuments = (folder: ArchiveFolder): Promise<number> => countOf(writtenDocuments(folder));
