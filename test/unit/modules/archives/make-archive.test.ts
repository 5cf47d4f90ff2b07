import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newHash } from '#modules/archives/adapters/files/new-hash.ts';
import { DiskArchiveFolders } from '#modules/archives/adapters/files/disk-archive-folders.ts';
import type { ArchiveRows } from '#modules/archives/application/archive-rows.ts';
import { MakeArchive } from '#modules/archives/application/make-archive.ts';
import type { Archive } from '#modules/archives/domain/archive.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import { FixedClock } from '#test/fakes/fixed-clock.ts';
import { InMemoryLogos } from '#test/fakes/in-memory-logos.ts';
import { InMemoryMerchantDirectory } from '#test/fakes/in-memory-merchant-directory.ts';
import { RecordedJobs } from '#test/fakes/recorded-jobs.ts';
import { merchantProfile } from '#test/support/merchant-profile.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const numberOf = (id: number): string => String(id).padStart(10, '0');

/** A chain of so many documents; each is its own text. */
async function* chainOf(documents: number) {
  let previousHash: string | null = null;
  for (let id = 1; id <= documents; id += 1) {
    const text = JSON.stringify({ document: { number: id }, previousHash });
    const hash = sha256(text);
    yield { kind: 'DOCUMENT' as const, id, number: numberOf(id), text, previousHash, hash };
    previousHash = hash;
  }
}

/** A maker of one archive on fakes and a real folder; `print` makes a PDF or throws. */
const setUp = async (documents: number, print: (id: number) => Promise<Uint8Array>) => {
  const clock = new FixedClock(new Date('2026-12-01T10:00:00Z'));
  let archive: Archive = {
    id: 1,
    merchantId: 3,
    state: 'MAKING',
    folder: 'f',
    done: 0,
    total: null,
    failedPart: null,
    bytes: null,
    requestedBy: 'user:1',
    requestedAt: clock.now(),
    readyAt: null,
    expiresAt: clock.now(),
  };
  const archives: Pick<ArchiveRows, 'find' | 'advance' | 'noteFailure' | 'finish'> = {
    find: async () => archive,
    advance: async (_, progress) => void (archive = { ...archive, ...progress }),
    noteFailure: async (_, failedPart) => void (archive = { ...archive, failedPart }),
    finish: async (_, ready) => {
      const isFirst = archive.state === 'MAKING';
      archive = { ...archive, ...ready, state: 'READY' };
      return isFirst;
    },
  };
  const folders = new DiskArchiveFolders(await mkdtemp(join(tmpdir(), 'plateno-archive-')));
  const jobs = new RecordedJobs();
  const directory = new InMemoryMerchantDirectory();
  directory.set({ ...merchantProfile(), id: 3, logoHash: null } as MerchantRecord);
  const logos = new InMemoryLogos();
  const maker = new MakeArchive({
    archives: archives as ArchiveRows,
    folders,
    jobs,
    clock,
    directory,
    logos,
    publicPages: { find: async () => null },
    newHash,
    accounts: { ownersOf: async () => [7, 8] },
    work: { transact: (work) => work() },
    chain: {
      lines: () => chainOf(documents) as never,
      startOf: async () => null,
      anchors: async () => [],
      anchorKeys: () => [],
    },
    earlier: { of: async () => [], documents: () => chainOf(0) as never },
    documents: { pdf: (id) => print(id) },
    months: {
      months: async () => ['2026-11'],
      files: async () => ({
        revision: 1,
        files: (async function* files() {
          yield { path: 'register.csv', content: () => [new TextEncoder().encode('a')] };
        })(),
      }),
    },
    rowFiles: [{ path: 'customers.jsonl', rows: () => chainOf(3) }],
    verifier: async () => new TextEncoder().encode('verifier'),
    publicUrl: 'https://plateno.example',
  });
  return { maker, jobs, folder: folders.open('f'), archive: () => archive };
};

const pdf = async (id: number): Promise<Uint8Array> => new TextEncoder().encode(`PDF ${id}`);

test('an archive that ends before any of its parts is gone on with, and each document is printed once', async () => {
  const printed: number[] = [];
  const { maker, folder, archive } = await setUp(5, (id) => (printed.push(id), pdf(id)));
  let runs = 0;
  for (let isDone = false; !isDone; runs += 1) {
    let left = 1;
    isDone = await maker.run(1, () => (left -= 1) >= 0);
  }

  expect(printed).toEqual([1, 2, 3, 4, 5]);
  expect(runs).toBe(archive().total);
  expect(archive()).toMatchObject({ state: 'READY', done: archive().total });
  const paths = (await folder.files()).map(({ path }) => path);
  const listed: string[] = [];
  for await (const line of folder.lines('manifest.sha256')) listed.push(line.slice(66));
  expect([...listed, 'manifest.sha256'].toSorted()).toEqual(paths);
});

test('a print that fails fails the run, names the file and leaves no half of it; the next run goes on', async () => {
  let isBroken = true;
  const { maker, folder, archive } = await setUp(3, async (id) => {
    if (id === 2 && isBroken) throw new Error('no browser');
    return pdf(id);
  });

  await expect(maker.run(1)).rejects.toThrow('no browser');
  expect(archive()).toMatchObject({ state: 'MAKING', failedPart: 'documents/0000000002.pdf' });
  isBroken = false;
  expect(await maker.run(1)).toBe(true);
  expect(archive()).toMatchObject({ state: 'READY', failedPart: null });
  expect((await folder.files()).map(({ path }) => path)).toContain('documents/0000000002.pdf');
});

test('two runs at the same time make one whole archive, and each owner is mailed once', async () => {
  const { maker, folder, jobs } = await setUp(20, pdf);

  await Promise.all([maker.run(1), maker.run(1)]);
  for await (const line of folder.lines('manifest.sha256')) {
    const hash = newHash();
    for await (const piece of folder.read(line.slice(66))) hash.update(piece);
    expect([line.slice(66), hash.digest()]).toEqual([line.slice(66), line.slice(0, 64)]);
  }
  expect(jobs.all.map(({ data }) => data)).toEqual([
    { archiveId: 1, userId: 7 },
    { archiveId: 1, userId: 8 },
  ]);
});
