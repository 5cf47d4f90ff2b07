import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MonthDetails } from '#contract/closing/months.ts';
import { systemFor } from '#kernel/actor.ts';
import { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import { WriteCreditNote, WriteInvoice } from '#modules/invoices/index.ts';
import { readConfig } from '#platform/config.ts';
import { override } from '#platform/di.ts';
import { compose } from '#src/composition.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';
import { sharedApplication } from '#test/support/application/shared-application.ts';
import { readZip } from '#test/support/read-zip.ts';
import { company } from '../invoices/document-factory.ts';
import { ublFaults } from '#test/unit/modules/closing/formats/ubl-reader.ts';
import { readXml } from '#test/unit/modules/closing/formats/xml-reader.ts';
import { accountantSteps } from '../accountants/accountants-fixture.ts';

const euro = (minor: number) => Money.ofMinor(minor, 'EUR');

let shop: TestApplication;
let seller: TestMerchant;
beforeAll(async () => {
  shop = await sharedApplication('working');
  seller = await accountantSteps(shop).addComplete('Платено АД');
  const clock: Clock = { now: () => new Date('2026-09-01T06:00:00Z') };
  const application = await compose(readConfig(shop.env), [override(Clock, clock)]);
  try {
    await writeBills(application);
  } finally {
    await application.close(0);
  }
});
afterAll(() => shop.stop());

/** A document that was withheld whole, one in part, and a credit note to the first. */
const writeBills = async (application: Awaited<ReturnType<typeof compose>>): Promise<void> => {
  const actor = systemFor('billing', seller.id);
  const write = (withheld: number): Promise<number> =>
    application.resolve(WriteInvoice).execute({
      actor,
      draft: {
        currency: 'EUR',
        customer: company,
        lines: [
          {
            description: 'Такси за плащания, 2026-08',
            quantity: '1',
            unit: 'бр.',
            unitPrice: euro(3_575),
            grossUnitPrice: euro(4_290),
            taxRate: 20,
          },
        ],
        zeroRateGround: null,
        dueDate: null,
        description: null,
        language: 'bg',
      },
      withheld: euro(withheld),
    });
  const invoiceId = await write(4_290);
  await write(1_000);
  await application.resolve(WriteCreditNote).execute({
    actor,
    invoiceId,
    choose: () => ({ kind: 'DISCOUNT', amount: euro(1_200), lines: [1] }),
    kind: 'OTHER',
    reason: 'Върнати такси',
    send: false,
  });
};

it('a month with withheld documents closes, its files keep the official rules, and the pack names the clearing', async () => {
  const closed = accepted(await seller.api.post<MonthDetails>('/months/me/2026-09/close', {}));
  expect(closed).toMatchObject({ status: 'CLOSED', totals: { documents: 3, base: 61.5, vat: 12.3 } });
  expect(closed.problems.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  const pack = await readZip(Buffer.from((await seller.api.download('/months/me/2026-09/pack')).content));
  const documents = Object.entries(pack).filter(([path]) => path.endsWith('.xml'));
  const faults = documents.map(([, { bytes }]) => ublFaults(readXml(bytes)));
  expect(faults).toEqual([[], [], []]);
  const codes = documents.map(
    ([, { text }]) => /<cbc:PaymentMeansCode>(\d+)</.exec(text)?.[1] ?? 'nothing to pay',
  );
  expect(codes).toEqual(['97', '30', 'nothing to pay']);
  expect(documents[0]![1].text).toContain('<cbc:PayableAmount currencyID="EUR">0.00<');
  expect(documents[1]![1].text).toContain('<cbc:PrepaidAmount currencyID="EUR">10.00<');
});
