import { afterAll, beforeAll, expect, it } from 'vitest';
import { importStatement } from '#contract/banking/bank-statements.ts';
import { Failure } from '#kernel/failure.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { randomOf } from '#test/wrong-input/random-source.ts';
import { wrongStatement } from '#test/wrong-input/wrong-statements.ts';
import { askAs } from '../../../../cli/ask.ts';
import { bankSteps } from './banking-fixture.ts';
import { ownIban } from '#test/support/banking/sample-statement.ts';

const files = isEveryRow ? 2_000 : 150;

let shop: TestApplication;
beforeAll(async () => {
  shop = await startApplication({ isWorking: false });
});
afterAll(() => shop.stop());

it('a damaged file is read, or refused as a whole with a failure of the catalogue', async () => {
  const own = await bankSteps(shop).addBanked();
  await shop.database.rows('update merchants set iban = :iban where id = :id', { id: own.id, iban: ownIban });
  const ask = await askAs(shop.application, { kind: 'operator', name: 'tests', actsFor: own.id });
  const random = randomOf(54);
  const codes = new Map<string, number>();
  for (let left = files; left > 0; left -= 1) {
    const content = wrongStatement(random);
    const code = await ask(importStatement, { body: { content } }).then(
      () => 'read',
      (error: unknown) => {
        if (!(error instanceof Failure)) throw new Error(`file ${content}`, { cause: error });
        return error.code;
      },
    );
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(codes.size).toBeGreaterThan(4);
  expect(await shop.doctor(/^doctor\.bank-statements/)).toEqual([]);
});
