import { describe, expect, it } from 'vitest';
import { readFile } from '#modules/banking/adapters/files/read-statement-file.ts';
import { addsUp } from '#modules/banking/domain/adds-up.ts';
import { ownIban, sampleLines, sampleStatement } from '#test/support/banking/sample-statement.ts';
import { statementFiles } from '#test/support/banking/statement-files.ts';
import { tableColumns } from '#test/support/banking/table-files.ts';

const files = await statementFiles(sampleStatement);
const options = { columns: tableColumns, currency: 'EUR', turn: 'tests' };

describe('the same forty movements', () => {
  it.each(files)('are equal lines when they are read from $name', async ({ bytes, format, carried }) => {
    const read = await readFile(bytes, options);
    if (read.kind !== 'STATEMENTS') throw new Error(read.kind);
    expect(read.statements).toHaveLength(1);
    expect(read.statements[0]).toMatchObject({ format, iban: ownIban, currency: 'EUR', pending: 0 });
    expect(read.statements[0]!.lines).toEqual(sampleLines.map(carried));
  });

  it.each(files.filter(({ hasBalances }) => hasBalances))(
    'add up to the closing balance that $name tells',
    async ({ bytes }) => {
      const read = await readFile(bytes, options);
      if (read.kind !== 'STATEMENTS') throw new Error(read.kind);
      const { openingMinor, closingMinor } = sampleStatement;
      expect(read.statements[0]).toMatchObject({ openingMinor, closingMinor });
      expect(addsUp(read.statements[0]!)).toBe(true);
    },
  );
});
