import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import type { ArchiveFolders } from './archive-folder.ts';
import type { ArchiveRows } from './archive-rows.ts';

/** Daily at 04:40 in Sofia. */
export const archivesExpired = jobType('archives.expire');
export const expirySchedule = '40 4 * * *';

/** Ends archives whose seven days are over, and deletes the files of those that ended. */
export const expireArchives = async ({
  archives,
  folders,
  clock,
}: Readonly<{ archives: ArchiveRows; folders: ArchiveFolders; clock: Clock }>): Promise<void> => {
  for (const folder of await archives.expire(clock.now())) await folders.remove(folder);
};
