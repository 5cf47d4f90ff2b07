import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import type { OpenCheckout } from '#test/support/application/build.ts';
import { accepted } from '#test/support/application/api-client.ts';
import { seededRandom, shuffled } from '#test/faults/support/random.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import { camtOf } from './bank-files.ts';
import type { Banked } from './banking-fixture.ts';
import { matchingSteps, type MatchingSteps } from './matching-fixture.ts';

let shop: TestApplication;
let steps: MatchingSteps;

beforeAll(async () => {
  shop = await startApplication();
  steps = matchingSteps(shop);
});
// The doctor looks at the whole installation.
afterAll(() => shop.stop());

const seeds = Array.from({ length: 10 }, (_, at) => at + 1);

/** All of them at once, in an order and after as many questions to the database as the seed says. */
const race = async (seed: number, runs: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const random = seededRandom(seed);
  await Promise.all(
    shuffled(runs, random).map(async (run) => {
      for (let turns = Math.floor(random() * 8); turns > 0; turns -= 1) await shop.database.rows('select 1');
      await run();
    }),
  );
};

const readText = (merchant: Banked, text: string, amount: number) => () =>
  steps.send(merchant, camtOf({ iban: merchant.iban, lines: [steps.line({ text, amount })] }));
/** Pays at the page that is open, whose return settles it at once. */
const payByCard = (checkout: OpenCheckout) => async () => {
  await shop.control.pay({ session: checkout.sessionId }).catch(() => undefined);
  await shop.returnFrom(checkout).catch(() => undefined);
};

/** What is kept of the payments of a merchant, in minor units, by how it came. */
const keptOf = async ({
  id,
}: Banked): Promise<Readonly<{ card: number; bank: number; documents: number }>> => {
  const [kept] = await shop.database.rows<{ card: number; bank: number; documents: number }>(
    `with kept as (
       select p.method, p.charge_amount_minor - coalesce((select sum(r.amount_minor) from refunds r
         where r.payment_id = p.id and r.status = 'SUCCEEDED'), 0) as minor
       from payments p where p.merchant_id = :id and p.status = 'SUCCEEDED'
     )
     select coalesce(sum(minor) filter (where method = 'CARD'), 0)::bigint as card,
       coalesce(sum(minor) filter (where method = 'BANK'), 0)::bigint as bank,
       (select coalesce(sum(case when i.type = 'CREDIT_NOTE' then -i.total_minor else i.total_minor end), 0)::bigint
        from invoices i where i.merchant_id = :id and i.annulled_at is null) as documents
     from kept`,
    { id },
  );
  return kept!;
};

it.each(seeds)(
  'of a promised transfer, a card and a cancellation at once one counts at most, seed %i',
  async (seed) => {
    const own = await steps.addSeller();
    const link = await shop.createLink(own, { amount: 20 });
    const { reference } = await steps.promise(own, 20, { id: link.id });
    const runs = [
      readText(own, reference, 20),
      payByCard(await shop.openCheckout(link)),
      ...(seed % 3 === 0 ? [() => own.api.post(`/payment-links/${link.id}/cancel`)] : []),
    ];
    await race(seed, runs);
    await shop.drainLater();
    const kept = await keptOf(own);
    const [line] = (await steps.linesOf(own)) as [BankLine];
    expect(['MATCHED', 'TO_RETURN']).toContain(line.state);
    expect(kept.bank).toBe(line.state === 'MATCHED' ? 2_000 : 0);
    // Without a cancellation one of them counts.
    expect(seed % 3 === 0 ? [0, 2_000] : [2_000]).toContain(kept.card + kept.bank);
    expect(kept.documents).toBe(kept.card + kept.bank);
    expect(await steps.doctor()).toEqual([]);
  },
);

it.each(seeds)(
  'of a statement, a card, an annulment and a credit note at once one pays the invoice, seed %i',
  async (seed) => {
    const own = await steps.addSeller();
    const invoice = await steps.write(own);
    const [link] = accepted(await own.api.get<PaymentLink[]>('/payment-links/me'));
    const runs = [
      readText(own, invoice.invoiceNumber, 120),
      payByCard(await shop.openCheckout(link!)),
      ...(seed % 2 === 0 ? [() => own.api.post(`/invoices/${invoice.id}/annul`, { reason: 'Грешка' })] : []),
      ...(seed % 5 === 0
        ? [
            () =>
              own.api.post(`/invoices/${invoice.id}/credit-notes`, {
                reasonKind: 'DISCOUNT',
                discount: 12,
                send: false,
              }),
          ]
        : []),
    ];
    await race(seed, runs);
    await shop.drainLater();
    const { card } = await keptOf(own);
    const [line] = (await steps.linesOf(own)) as [BankLine];
    const { payments } = await steps.invoice(own, invoice.id);
    const byBank = payments.filter(({ kind, takenBackAt }) => kind === 'BANK' && takenBackAt === null);
    expect(byBank).toHaveLength(line.state === 'MATCHED' ? 1 : 0);
    expect(await steps.booked(own)).toBe(line.state === 'MATCHED' ? 12_000 : 0);
    expect(card + byBank.length * 12_000).toBeLessThanOrEqual(12_000);
    expect(await steps.doctor()).toEqual([]);
  },
);

it.each(seeds.slice(0, 5))(
  'of two statements with one transfer at once it pays once, seed %i',
  async (seed) => {
    const own = await steps.addSeller();
    const invoice = await steps.write(own);
    const given = steps.line({ text: invoice.invoiceNumber });
    const other = steps.line({ text: 'друг', amount: 5 });
    const send =
      (...lines: (typeof given)[]) =>
      () =>
        steps.send(own, camtOf({ iban: own.iban, lines }));
    await race(seed, [send(given), send(given, other), send(given)]);
    await shop.drainLater();
    expect((await steps.invoice(own, invoice.id)).payments).toHaveLength(1);
    expect((await steps.linesOf(own)).filter(({ state }) => state === 'MATCHED')).toHaveLength(1);
    expect(await steps.doctor()).toEqual([]);
  },
);
