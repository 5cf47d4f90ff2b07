import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { DiskFull, isDiskFull, orDiskFull } from '#platform/disk-full.ts';

const crashed = new Error('Page crashed!');
const refused = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

it.each([
  [refused, true],
  [Object.assign(new Error('disk quota exceeded'), { code: 'EDQUOT' }), true],
  [new DiskFull('/tmp', crashed), true],
  [new Error('outer', { cause: new Error('inner', { cause: refused }) }), true],
  [Object.assign(new Error('too large'), { code: 'EFBIG' }), false],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), false],
  [crashed, false],
  ['ENOSPC', false],
  [undefined, false],
])('%s is an error of a full disk: %s', (error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});

it('a program that fails where less room is left than it needs fails because of the disk, which is named', async () => {
  const found = await orDiskFull(crashed, tmpdir(), Infinity);
  expect(found).toMatchObject({ message: `the disk of ${tmpdir()} is full`, cause: crashed });
  expect(await orDiskFull(found, '/', Infinity)).toBe(found);
});

it('an error of a full disk names the folder, and any other error on a disk with room stays as it is', async () => {
  expect(await orDiskFull(refused, tmpdir(), 0)).toBeInstanceOf(DiskFull);
  expect(await orDiskFull(crashed, tmpdir(), 1)).toBe(crashed);
  expect(await orDiskFull(crashed, '/no such folder', Infinity)).toBe(crashed);
});
