import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { isPrintedLater, printedLaterMs } from '#kernel/print-failures.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import { expiryAfter, type Archive } from '../domain/archive.ts';
import type { ArchiveFolder, ArchiveFolders } from './archive-folder.ts';
import {
  countDocuments,
  documentParts,
  earlierParts,
  firstParts,
  lastParts,
  logoParts,
  monthParts,
  type ArchivePart,
} from './archive-parts.ts';
import type { ArchiveRows } from './archive-rows.ts';
import type { ArchiveSources } from './archive-sources.ts';
import { archiveMailed } from './mail-archive.ts';
import { archiveKey, archiveMade } from './request-archive.ts';

type Deps = ArchiveSources &
  Readonly<{
    archives: ArchiveRows;
    folders: ArchiveFolders;
    accounts: Pick<UserAccounts, 'ownersOf'>;
    jobs: Jobs;
    work: UnitOfWork;
    clock: Clock;
  }>;

/** What a run may take, after which the next job goes on: other jobs have their turn, and a killed one loses little. */
const runMs = 300_000;
/** Parts between two notes of how far it is. */
const noteEvery = 20;

type Progress = { done: number; total: number };

/**
 * Makes the files of an archive part by part. A part that is there is not made again, so that a run that was killed, or gave
 * way to other jobs, is gone on with. The owners are mailed when it is ready.
 */
export class MakeArchive {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** For the job, which has no actor. @throws Error when the job must be retried */
  async execute({ archiveId }: Readonly<{ archiveId: number }>): Promise<void> {
    const { jobs, clock } = this.#deps;
    const until = clock.now().getTime() + runMs;
    const goOn = (at?: Date) =>
      jobs.enqueue(archiveMade, { archiveId }, { key: archiveKey(archiveId), ...(at && { at }) });
    try {
      const isDone = await this.run(archiveId, () => clock.now().getTime() < until);
      if (!isDone) await goOn();
    } catch (error) {
      if (!isPrintedLater(error)) throw error;
      await goOn(new Date(clock.now().getTime() + printedLaterMs));
    }
  }

  /**
   * Makes parts while `mayGoOn` says so; the command line makes all of them. @returns whether nothing is left to do
   * @throws Error for a part that cannot be made
   */
  async run(
    archiveId: number,
    mayGoOn: () => boolean = () => true,
    onPart?: (done: number, total: number) => void,
  ): Promise<boolean> {
    const archive = await this.#deps.archives.find(archiveId);
    if (archive?.state !== 'MAKING') return true;
    const folder = this.#deps.folders.open(archive.folder);
    const progress = { done: 0, total: 0 };
    let { failedPart } = archive;
    for await (const { path, make } of this.#parts(archive, folder, progress)) {
      if (!(await folder.has(path))) {
        if (!mayGoOn()) return false;
        await this.#make(archiveId, path, make);
        if (failedPart !== null) await this.#deps.archives.noteFailure(archiveId, null);
        failedPart = null;
      }
      progress.done += 1;
      onPart?.(progress.done, progress.total);
      if (progress.done % noteEvery === 0 && progress.total > 0)
        await this.#deps.archives.advance(archiveId, progress);
    }
    await this.#finish(archive, folder, progress);
    return true;
  }

  /** Notes which part fails, for those who wait for the archive. One that is printed later has not failed. */
  async #make(archiveId: number, path: string, make: ArchivePart['make']): Promise<void> {
    try {
      await make();
    } catch (error) {
      if (!isPrintedLater(error)) await this.#deps.archives.noteFailure(archiveId, path);
      throw error;
    }
  }

  /** In their order; the total is known once the documents are written. */
  async *#parts(archive: Archive, folder: ArchiveFolder, progress: Progress): AsyncGenerator<ArchivePart> {
    const request = { archive, folder, sources: this.#deps };
    const first = [...firstParts(request), ...(await logoParts(request))];
    const last = lastParts(request);
    yield* first;
    const months = await monthParts(request);
    const earlier = await earlierParts(request);
    progress.total =
      first.length + months.length + earlier.length + (await countDocuments(folder)) + last.length;
    await this.#deps.archives.advance(archive.id, progress);
    yield* months;
    yield* earlier;
    yield* documentParts(request);
    yield* last;
  }

  async #finish({ id, merchantId }: Archive, folder: ArchiveFolder, progress: Progress): Promise<void> {
    const { archives, accounts, jobs, work, clock } = this.#deps;
    const bytes = (await folder.files()).reduce((sum, file) => sum + file.bytes, 0);
    const readyAt = clock.now();
    await archives.advance(id, progress);
    const owners = await accounts.ownersOf(merchantId);
    await work.transact(async () => {
      if (!(await archives.finish(id, { bytes, readyAt, expiresAt: expiryAfter(readyAt) }))) return;
      for (const userId of owners) await jobs.enqueue(archiveMailed, { archiveId: id, userId });
    });
  }
}
