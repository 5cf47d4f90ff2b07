import { expect, test } from 'vitest';
import { noRateLimits } from '#kernel/rate-limits.ts';
import { mostOfYear, PayerFiles } from '#modules/payers/application/payer-files.ts';

const found = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    merchantId: 3,
    merchantName: 'Работилница',
    number: String(place + 1).padStart(10, '0'),
    isAnnulled: place % 2 === 1,
  }));

/** Files whose archive is the list of its paths; nothing is printed. */
const setUp = () => {
  const paths: string[] = [];
  const files = new PayerFiles({
    printCopy: { execute: () => Promise.reject(new Error('printed before its turn')) },
    documents: { document: async (id: number) => ({ id }) },
    ubl: { of: async () => new Uint8Array() },
    limits: noRateLimits,
    zip: (zipped: readonly { path: string }[]) => {
      paths.push(...zipped.map(({ path }) => path));
      return (async function* none() {})();
    },
  } as unknown as ConstructorParameters<typeof PayerFiles>[0]);
  const year = (count: number) =>
    files.year(found(count), { year: 2025, ip: '192.0.2.1', signal: new AbortController().signal });
  return { year, paths };
};

test('an archive of a year holds five hundred documents, and one more is refused', async () => {
  const { year, paths } = setUp();

  expect(await year(mostOfYear)).toMatchObject({ fileName: 'plateno-2025.zip', type: 'application/zip' });
  expect(paths.filter((path) => path.endsWith('.pdf'))).toHaveLength(500);
  await expect(year(mostOfYear + 1)).rejects.toMatchObject({ code: 'payers.too-many' });
});

test('an annulled document has no UBL file, and a year without documents is not found', async () => {
  const { year, paths } = setUp();

  await year(2);
  expect(paths).toEqual([
    'rabotilnitsa-3/0000000001.pdf',
    'rabotilnitsa-3/0000000001.xml',
    'rabotilnitsa-3/0000000002.pdf',
  ]);
  await expect(year(0)).rejects.toMatchObject({ code: 'payers.not-found' });
});
