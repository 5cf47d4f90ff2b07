import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { sharedMemoryFlags } from '#platform/browser/shared-memory.ts';

const without = ['--disable-dev-shm-usage'];

test.runIf(process.platform === 'linux')(
  'a browser without /dev/shm, or with a small or read-only one, gets the flag to avoid it',
  async () => {
    expect(await sharedMemoryFlags('/no/such/folder')).toEqual(without);
    // A file system without free blocks.
    expect(await sharedMemoryFlags('/proc')).toEqual(without);
  },
);

test('a browser with a large /dev/shm uses it', async () => {
  expect(await sharedMemoryFlags(tmpdir())).toEqual([]);
});
