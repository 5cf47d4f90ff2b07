import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AnchorStore } from '../../ports/anchor-store.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

export class AnchorFile implements AnchorStore {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  async read(): Promise<string> {
    try {
      return await readFile(this.#path, 'utf8');
    } catch (error) {
      if (isMissing(error)) return '';
      throw error;
    }
  }

  async append(lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    await mkdir(dirname(this.#path), { recursive: true });
    const file = await open(this.#path, 'a', 0o600);
    const { size } = await file.stat();
    try {
      await file.appendFile(`${lines.join('\n')}\n`);
      await file.sync();
    } catch (error) {
      // A full disk takes a part of them: half a line would damage the anchors.
      await file.truncate(size);
      throw error;
    } finally {
      await file.close();
    }
  }
}
