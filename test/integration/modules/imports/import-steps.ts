import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Archive } from '#contract/archives/archives.ts';
import type { Actor } from '#kernel/actor.ts';
import { MakeArchive } from '#modules/archives/index.ts';
import { ImportArchive, type ImportedArchive } from '#modules/imports/index.ts';
import type { Application } from '#src/composition.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { accepted, type ApiClient } from '#test/support/application/api-client.ts';

/** An installation with a database and a data place of its own. */
export type Installation = TestApplication & Readonly<{ dataDir: string }>;

export const startInstallation = async (
  variables: NodeJS.ProcessEnv = {},
  options: Omit<NonNullable<Parameters<typeof startApplication>[0]>, 'variables'> = {},
): Promise<Installation> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateno-data-'));
  const shop = await startApplication({
    isWorking: false,
    ...options,
    variables: { DATA_DIR: dataDir, ...variables },
  });
  return { ...shop, dataDir };
};

/** The archive of a merchant, made by the real job in one run. */
export const archiveOf = async (
  { admin, application }: Readonly<{ admin: ApiClient; application: Application }>,
  merchantId: number,
): Promise<Uint8Array> => {
  const { id } = accepted(await admin.post<Archive>(`/merchants/${merchantId}/archives`));
  await application.resolve(MakeArchive).run(id);
  return (await admin.download(`/archives/${id}/file`)).content;
};

/** The path of a new file with these bytes. */
export const fileOf = async (content: Uint8Array): Promise<string> => {
  const path = join(await mkdtemp(join(tmpdir(), 'plateno-zip-')), 'archive.zip');
  await writeFile(path, content);
  return path;
};

export const operator: Actor = { kind: 'operator', name: 'tests' };

/** Imports a file as the operator does. */
export const importFile = (
  shop: Installation,
  file: string,
  about: Readonly<{ ownerEmail?: string; isDryRun?: boolean; keys?: readonly string[] }> = {},
): Promise<ImportedArchive> =>
  shop.application.resolve(ImportArchive).execute({
    actor: operator,
    file,
    isDryRun: false,
    ...about,
  });
