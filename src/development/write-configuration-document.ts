import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationDocument, environmentExample } from './configuration-document.ts';

const root = join(import.meta.dirname, '../..');
await writeFile(join(root, 'docs/configuration.md'), configurationDocument());
await writeFile(join(root, '.env.example'), environmentExample());
