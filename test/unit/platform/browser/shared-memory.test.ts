import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { sharedMemoryFlags } from '#platform/browser/shared-memory.ts';

const without = ['--disable-dev-shm-usage'];

test.runIf(process.platform === 'linux')(
  'without /dev/shm, or with one that is small or not writable, the browser does without it',
  async () => {
    expect(await sharedMemoryFlags('/no/such/folder')).toEqual(without);
    // A file system without any free block.
    expect(await sharedMemoryFlags('/proc')).toEqual(without);
  },
);

test('with enough room the browser uses it', async () => {
  expect(await sharedMemoryFlags(tmpdir())).toEqual([]);
});
