import { expect, test } from 'vitest';
import { folderOf } from '#modules/merchants/domain/folder-name.ts';

test.each([
  ['Работилница „Дърво и камък“ ООД', 'rabotilnitsa-darvo-i-kamak-ood-7'],
  ['../../etc', 'etc-7'],
  ['***', '7'],
  ['Ж'.repeat(200), `${'zh'.repeat(30)}-7`],
])('the folder of the merchant %s is %s', (businessName, folder) => {
  expect(folderOf({ id: 7, businessName })).toBe(folder);
});
