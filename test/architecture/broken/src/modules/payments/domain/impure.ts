import { readFile } from 'node:fs';

export const impure = readFile;
