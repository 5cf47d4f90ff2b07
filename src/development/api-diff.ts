import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { messages } from '#messages/message-catalogue.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import { breakingChanges, type ApiDocument } from './api-changes.ts';
import { contractEndpoints } from './contract-endpoints.ts';

/**
 * `npm run api:diff -- BEFORE [AFTER]` names the breaking changes between two OpenAPI documents; AFTER is the one of this
 * checkout unless given. Exit code 1 when there are some. `npm run api:diff -- --print` prints the one of this checkout.
 */
const { values, positionals } = parseArgs({
  options: { print: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const ofThis = async () => openApiOf(await contractEndpoints(), messages) as unknown as ApiDocument;
const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as ApiDocument;

const [before, after] = positionals;
if (values.print) process.stdout.write(`${JSON.stringify(await ofThis())}\n`);
else if (before === undefined) {
  process.stderr.write('npm run api:diff -- BEFORE [AFTER]\n');
  process.exitCode = 2;
} else {
  const changes = breakingChanges(
    await read(before),
    after === undefined ? await ofThis() : await read(after),
  );
  process.stdout.write(changes.length > 0 ? `${changes.join('\n')}\n` : 'No breaking change.\n');
  process.exitCode = changes.length > 0 ? 1 : 0;
}
