import { readFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { readFile as readStatement } from '#modules/banking/adapters/files/read-statement-file.ts';
import { memoryGrowth } from './cpu.ts';

/** Reads a statement once, as the product does or with nothing but the parser; both have parsed a small one before. */
const [side, small = '', large = ''] = process.argv.slice(2);
const options = { columns: null, currency: 'EUR', turn: 'bench' };
const read = {
  product: async (bytes: Uint8Array): Promise<number> => {
    const found = await readStatement(bytes, options);
    return found.kind === 'STATEMENTS' ? found.statements[0]!.lines.length : 0;
  },
  parser: async (bytes: Uint8Array): Promise<number> => {
    const parser = new SaxesParser({ xmlns: true });
    let entries = 0;
    parser.on('closetag', ({ local }) => void (entries += Number(local === 'Ntry')));
    parser.write(new TextDecoder().decode(bytes)).close();
    return entries;
  },
}[side as 'product' | 'parser'];
await read(await readFile(small));
const bytes = await readFile(large);
let lines = 0;
const start = performance.now();
const mebibytes = await memoryGrowth(process.pid, async () => void (lines = await read(bytes)));
process.stdout.write(JSON.stringify({ milliseconds: performance.now() - start, mebibytes, lines }));
