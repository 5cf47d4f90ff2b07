import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { importBody, importQuery, importResult } from '#contract/imports.ts';
import { hasCallLimits, nameOf, type Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Messages } from '#kernel/messages.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import type { ImportFile, ImportOutcome } from '#kernel/imported-records.ts';
import { presentImport } from './present-import.ts';
import { headingsOf, readRecords, type RecordReader } from './read-records.ts';

type ImportEndpoint = Endpoint<z.ZodType, typeof importQuery, typeof importBody, typeof importResult>;
type UseCase<P> = Readonly<{
  execute(
    command: Readonly<{ actor: Actor; file: ImportFile<P>; isDryRun: boolean }>,
  ): Promise<ImportOutcome>;
}>;

/** Dry runs count, too: reading the file is the work; and so does each import that is undone. */
const files: RateLimit = { name: 'record-import', times: 20, seconds: 60 };

/** Counts an import of a caller. @throws RateLimited */
export const takeImport = async (limits: RateLimits, actor: Actor): Promise<void> => {
  if (hasCallLimits(actor)) await limits.take(files, nameOf(actor));
};

/** The route of an import: reads the file of a person who may change records, and imports it. */
export const importRoute = <B extends z.ZodType, P>(
  endpoint: ImportEndpoint,
  reader: RecordReader<B, P>,
  { limits, messages }: Readonly<{ limits: RateLimits; messages: Messages }>,
  useCase: UseCase<P>,
): Route => {
  const headings = headingsOf(reader, messages);
  return serve(endpoint, async ({ query: { dryRun }, body, caller: { actor, language } }) => {
    mustHold(actor, 'WRITE_DOCUMENTS', 'customers:write');
    await takeImport(limits, actor);
    const file = await readRecords(reader, headings, { body, turn: nameOf(actor) });
    const outcome = await useCase.execute({ actor, file, isDryRun: dryRun === 'true' });
    return presentImport(reader, file, outcome, { language, messages });
  });
};
