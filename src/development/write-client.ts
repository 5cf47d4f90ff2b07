import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientFiles } from './client-files.ts';

const folder = join(import.meta.dirname, '../../docs/client');
for (const [name, content] of Object.entries(await clientFiles()))
  await writeFile(join(folder, name), content);
