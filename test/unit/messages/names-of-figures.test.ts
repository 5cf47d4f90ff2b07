import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const catalogues = globSync(['src/messages/*.ts', 'cli/messages/*.ts', 'web/**/messages/**/*.ts'], {
  cwd: root,
});

/** The keys whose whole text is one of the words, with their catalogue. */
const keysOf = (words: string): string[] => [
  ...new Set(
    catalogues.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .matchAll(new RegExp(`^ *'?([\\w.-]+)'?: (?:${words}),$`, 'gm'))
        .map(([, key]) => `${file.replace(/-?(?:bg|en)?\.ts$/, '')} ${key}`)
        .toArray(),
    ),
  ),
];

test('a figure called just turnover has its period beside it: the chosen one, that of the table or of the mail', () => {
  expect(keysOf(`term\\.turnover|'Оборот'|'Turnover'|'Revenue'|'Total revenue'`).sort()).toEqual([
    'src/messages/merchant-mails merchants.mail.monthly-report.takings',
    'web/admin/kit/messages/resources turnover',
    'web/merchant/kit/messages/shell title',
    'web/merchant/reports/messages/ takings',
  ]);
});

test('the sum of a list of payments has one name in the portal and the back office', () => {
  expect(keysOf('term\\.succeededSum').sort()).toEqual([
    'web/admin/kit/messages/payments revenue',
    'web/merchant/kit/messages/shell totalAmount',
  ]);
});
