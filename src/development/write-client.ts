import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { clientFiles } from './client-files.ts';

/** Writes the generated files of docs/client; with `--types` the types alone, which are built and not kept. */
const { types } = parseArgs({ options: { types: { type: 'boolean', default: false } } }).values;
const folder = join(import.meta.dirname, '../../docs/client');
for (const [name, content] of Object.entries(await clientFiles()))
  if (!types || name.endsWith('.d.ts')) await writeFile(join(folder, name), content);
