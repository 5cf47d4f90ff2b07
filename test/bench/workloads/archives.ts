import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { Archive } from '#contract/archives/archives.ts';
import { addMonths, monthBefore } from '#kernel/month.ts';
import type { ImportedArchive } from '#modules/imports/index.ts';
import { atMost, type Line } from '../compare.ts';
import { signInAsAdministrator, type Context } from '../context.ts';
import { memoryGrowth } from '../cpu.ts';
import { withClient } from '../database.ts';
import { withIssuers } from '../issuers.ts';
import { nodeFlags, plateno, startServer } from '../processes.ts';
import { open, post, sendJson } from '../requests.ts';

/** Documents of the archive, of which an earlier run has printed all but some; and of one that a process makes before. */
const documents = { all: 10_000, printedNow: 200, before: 5 } as const;
/** The documents are spread over ten months: what a month takes follows from its documents. */
const months = 10;
const everyMinutes = (months * 30 * 24 * 60) / documents.all;
const limitMiB = 150;
const runFile = promisify(execFile);

type Measured<T> = Readonly<{ milliseconds: number; mebibytes: number; result: T }>;

/** A process of its own, as the command line is. */
const measure = async <T>(
  env: NodeJS.ProcessEnv,
  act: 'make' | 'import',
  small: string,
  large: string,
): Promise<Measured<T>> => {
  const script = new URL('../archive-process.ts', import.meta.url).pathname;
  const { PATH, HOME } = process.env;
  const { stdout } = await runFile(process.execPath, [...nodeFlags, script, act, small, large], {
    env: { PATH, HOME, ...env },
  });
  return JSON.parse(stdout) as Measured<T>;
};

const folderOf = async ({ databases, query }: Context, { id }: Archive): Promise<string> => {
  const [row] = await query<{ folder: string }>('select folder from archives where id = $1', [id]);
  return join(databases.env['DATA_DIR']!, 'archives', row!.folder);
};

/** Files of documents that an earlier run has printed; one print stands for all. */
const putPrints = async (context: Context, archive: Archive, pdf: Uint8Array): Promise<void> => {
  const folder = join(await folderOf(context, archive), 'documents');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const rows = await context.query<{ number: string }>(
    `select invoice_number as number from invoices where merchant_id = $1 and series = 'LEGAL' order by number limit $2`,
    [archive.merchantId, documents.all - documents.printedNow],
  );
  for (const { number } of rows) await writeFile(join(folder, `${number}.pdf`), pdf);
};

type Made = Readonly<{ archive: Archive; made: Measured<boolean>; before: Archive }>;

/** Two archives: a small one is made twice, so that its print is there for the large one. */
const makeArchives = async (context: Context): Promise<Made> => {
  const month = addMonths(monthBefore(new Date()), 1 - months);
  const [few, first, many] = await withIssuers(context, month, async (add) => [
    await add(documents.before),
    await add(1),
    await add(documents.all, everyMinutes),
  ]);
  const { env } = context.databases;
  const as = await signInAsAdministrator(context.server.url);
  const request = (merchantId: number | undefined): Promise<Archive> => {
    const { url, headers } = as(`/merchants/${merchantId}/archives`);
    return sendJson<Archive>(post(url, '{}', headers));
  };
  const [before, sample, archive] = [await request(few), await request(first), await request(many)];
  await measure(env, 'make', String(before.id), String(sample.id));
  const pdf = await readFile(join(await folderOf(context, sample), 'documents', '0000000001.pdf'));
  await putPrints(context, archive, pdf);
  const made = await measure<boolean>(env, 'make', String(sample.id), String(archive.id));
  return { archive, made, before };
};

type Downloaded = Readonly<{ small: string; large: string; mebibytes: number }>;

/** Both ZIP files, by a new server that has packed the small one before it is measured. */
const download = async (
  { databases }: Context,
  { archive, before }: Made,
  to: string,
): Promise<Downloaded> => {
  const { url, pid, stop } = await startServer(databases.env);
  const [small, large] = [join(to, 'small.zip'), join(to, 'large.zip')];
  try {
    const as = await signInAsAdministrator(url);
    const read = async ({ id }: Archive, file: string): Promise<void> =>
      pipeline(await open(as(`/archives/${id}/file`)), createWriteStream(file));
    await read(before, small);
    return { small, large, mebibytes: await memoryGrowth(pid, () => read(archive, large)) };
  } finally {
    await stop();
  }
};

const hashesOf = `select md5(string_agg(number || hash, ',' order by number)) as hashes, count(*)::int as count from `;

/** @throws Error when the second installation does not go on where the first one ended, or its doctor finds something */
const mustGoOn = async (
  context: Context,
  env: NodeJS.ProcessEnv,
  { archive, imported }: Readonly<{ archive: Archive; imported: ImportedArchive }>,
): Promise<void> => {
  type Hashes = Readonly<{ hashes: string; count: number }>;
  const [first] = await context.query<Hashes>(
    `${hashesOf} (select invoice_number as number, document_hash as hash from invoices
       where merchant_id = $1 and series = 'LEGAL') i`,
    [archive.merchantId],
  );
  const { rows } = await withClient(env['DATABASE_MIGRATOR_URL']!, (client) =>
    client.query<Hashes>(`${hashesOf} foreign_documents where merchant_id = $1`, [imported.merchantId]),
  );
  const isSame = JSON.stringify(first) === JSON.stringify(rows[0]);
  if (!isSame || first?.count !== documents.all || imported.nextNumber !== documents.all + 1)
    throw new Error(`imported: ${JSON.stringify({ first, rows, next: imported.nextNumber })}`);
  await plateno(env, 'doctor');
};

/** The time of `verify.mjs` alone, which reads and hashes every file of the archive. */
const verifyAlone = async (context: Context, { archive }: Made): Promise<number> => {
  const folder = await folderOf(context, archive);
  const start = performance.now();
  await runFile(process.execPath, [join(folder, 'verify.mjs'), folder]);
  return performance.now() - start;
};

/** An archive is made, goes on where an earlier run was killed, is downloaded, and is imported by an empty installation. */
export const archives = async (context: Context): Promise<Line[]> => {
  const to = await mkdtemp(join(tmpdir(), 'plateno-bench-'));
  try {
    const done = await makeArchives(context);
    const baseline = await verifyAlone(context, done);
    const { small, large, mebibytes } = await download(context, done, to);
    const env = await context.databases.openEmpty();
    const imported = await measure<ImportedArchive>(env, 'import', small, large);
    await mustGoOn(context, env, { archive: done.archive, imported: imported.result });
    const growth = (ours: number) => ({ ours, baseline: limitMiB });
    return [
      atMost(8, 'archive of 10,000 documents made', 'ms', { ours: done.made.milliseconds, baseline }),
      atMost(1, 'growth of memory by it', 'MiB', growth(done.made.mebibytes)),
      atMost(1, 'growth of the server by its download', 'MiB', growth(mebibytes)),
      atMost(8, 'the same archive imported', 'ms', { ours: imported.milliseconds, baseline }),
      atMost(1, 'growth of memory by it', 'MiB', growth(imported.mebibytes)),
    ];
  } finally {
    await rm(to, { recursive: true });
  }
};
