import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accepted } from '#test/support/application/api-client.ts';
import { startApplication, type TestApplication } from '#test/support/application.ts';
import type { Banked } from './banking-fixture.ts';
import { matchingSteps, type MatchingSteps } from './matching-fixture.ts';

let shop: TestApplication;
let steps: MatchingSteps;
let merchant: Banked;

beforeAll(async () => {
  shop = await startApplication();
  steps = matchingSteps(shop);
  merchant = await steps.addSeller();
});
// The doctor looks at the whole installation.
afterAll(() => shop.stop());

const factsOf = async ({ id }: Pick<Banked, 'id'>, lineId: number): Promise<string[]> => {
  const rows = await shop.database.rows<{ type: string }>(
    `select type from merchant_events where merchant_id = :id and subject_id = :lineId and type like 'bank-line.%'
     order by sequence`,
    { id, lineId: String(lineId) },
  );
  return rows.map(({ type }) => type);
};

describe('a transfer with the number and the exact amount', () => {
  it('pays its invoice within the import, with booking, receipt and event', async () => {
    const invoice = await steps.write(merchant);
    const before = await steps.booked(merchant);
    const { imported, lines } = await steps.read(
      merchant,
      steps.line({ text: `ф-ра ${invoice.invoiceNumber}` }),
    );
    expect(imported).toMatchObject({ matched: 1, suggested: 0, toReturn: 0 });
    expect(lines).toMatchObject([
      {
        state: 'MATCHED',
        rest: 0,
        suggestions: [],
        matches: [
          {
            invoiceId: invoice.id,
            invoiceNumber: invoice.invoiceNumber,
            amount: 120,
            reasons: ['NUMBER', 'AMOUNT', 'NAME', 'DAY'],
            matchedBy: 'system:banking',
          },
        ],
      },
    ]);
    expect(await steps.invoice(merchant, invoice.id)).toMatchObject({
      status: 'PAID',
      openAmount: 0,
      payUrl: null,
      payments: [{ kind: 'BANK', amount: 120, paidOn: steps.today }],
    });
    expect((await steps.booked(merchant)) - before).toBe(12_000);
    expect(await factsOf(merchant, lines[0]!.id)).toEqual(['bank-line.matched']);
    expect(await steps.doctor()).toEqual([]);
  });

  it('that is read again pays nothing twice, and a second one goes back', async () => {
    const invoice = await steps.write(merchant);
    const text = invoice.invoiceNumber;
    const { lines } = await steps.read(merchant, steps.line({ text }), steps.line({ text }));
    expect(lines).toMatchObject([
      { state: 'MATCHED' },
      { state: 'TO_RETURN', toReturn: 120, matches: [], counterIban: 'BG18RZBB91550123456789' },
    ]);
    expect((await steps.invoice(merchant, invoice.id)).payments).toHaveLength(1);
  });

  it('is the transfer that a member has recorded before: nothing is paid twice, and it stays when that is undone', async () => {
    const invoice = await steps.write(merchant);
    accepted(await merchant.api.post(`/invoices/${invoice.id}/payments`, { paidOn: steps.today }));
    const line = await steps.readOne(merchant, { text: invoice.invoiceNumber });
    expect(line).toMatchObject({ state: 'MATCHED', matches: [{ invoiceId: invoice.id, amount: 120 }] });
    expect((await steps.invoice(merchant, invoice.id)).payments).toHaveLength(1);
    expect(accepted(await steps.say(merchant, line, 'unmatch'))).toMatchObject({ state: 'NEW', matches: [] });
    expect(await steps.invoice(merchant, invoice.id)).toMatchObject({ status: 'PAID' });
    expect(await steps.doctor()).toEqual([]);
  });
});

describe('one transfer', () => {
  it('pays twelve invoices that it names', async () => {
    const own = await steps.addSeller();
    const invoices = [];
    for (let at = 1; at <= 12; at += 1) invoices.push(await steps.write(own, 12 * at));
    const numbers = invoices.map(({ invoiceNumber }) => invoiceNumber);
    const text = `фактури ${numbers.slice(0, -1).join(', ')} и ${numbers.at(-1)!}`;
    const line = await steps.readOne(own, { text, amount: 12 * 78 });
    expect(line).toMatchObject({ state: 'MATCHED', rest: 0 });
    expect(line.matches.map(({ invoiceId }) => invoiceId)).toEqual(invoices.map(({ id }) => id));
    expect(line.matches[0]!.reasons).toEqual(['NUMBER', 'SUM', 'NAME', 'DAY']);
    for (const { id } of invoices) expect((await steps.invoice(own, id)).status).toBe('PAID');
    expect(accepted(await steps.say(own, line, 'unmatch', { reason: 'грешка' }))).toMatchObject({
      state: 'NEW',
      matches: [],
    });
    for (const { id } of invoices)
      expect(await steps.invoice(own, id)).toMatchObject({
        status: 'PENDING',
        payments: [{ takenBackReason: 'грешка' }],
      });
    expect(await steps.booked(own)).toBe(0);
    expect(await steps.doctor()).toEqual([]);
  });

  it('of a part is suggested, and a person accepts it with the rest open', async () => {
    const invoice = await steps.write(merchant);
    const line = await steps.readOne(merchant, { text: `ф-ра ${invoice.invoiceNumber}`, amount: 50 });
    expect(line).toMatchObject({
      state: 'SUGGESTED',
      suggestions: [{ isPart: true, invoices: [{ invoiceId: invoice.id, open: 120, amount: 50 }] }],
    });
    const invoices = [{ invoiceId: invoice.id, amount: 50 }];
    expect(accepted(await steps.say(merchant, line, 'match', { invoices }))).toMatchObject({
      state: 'MATCHED',
      rest: 0,
      matches: [
        { amount: 50, reasons: ['NUMBER', 'NAME', 'DAY'], matchedBy: expect.stringMatching(/^user:/) },
      ],
    });
    expect(await steps.invoice(merchant, invoice.id)).toMatchObject({ status: 'PENDING', openAmount: 70 });
  });

  it('of more pays what is open, and the rest stays on it', async () => {
    const invoice = await steps.write(merchant);
    const line = await steps.readOne(merchant, { text: `ф-ра ${invoice.invoiceNumber}`, amount: 130.5 });
    expect(line).toMatchObject({
      state: 'SUGGESTED',
      suggestions: [{ isPart: false, invoices: [{ amount: 120 }] }],
    });
    const invoices = [{ invoiceId: invoice.id, amount: 120 }];
    expect(accepted(await steps.say(merchant, line, 'match', { invoices }))).toMatchObject({
      state: 'MATCHED',
      rest: 10.5,
    });
    expect(await steps.invoice(merchant, invoice.id)).toMatchObject({ status: 'PAID' });
  });
});

describe('a match', () => {
  it('that is undone opens the invoice again, teaches nothing and can be made again', async () => {
    const own = await steps.addSeller();
    const invoice = await steps.write(own);
    const line = await steps.readOne(own, { text: invoice.invoiceNumber });
    expect(accepted(await steps.say(own, line, 'unmatch'))).toMatchObject({
      state: 'NEW',
      matches: [],
      rest: 120,
    });
    expect(await steps.invoice(own, invoice.id)).toMatchObject({
      status: 'PENDING',
      openAmount: 120,
      payments: [{ takenBackReason: 'The match with the movement of the account was undone.' }],
    });
    await shop.drainLater();
    expect(accepted(await own.api.get(`/bank/lines/${line.id}`))).toMatchObject({ state: 'SUGGESTED' });
    const ibans = await shop.database.rows(
      'select from customer_ibans k join customers c on c.id = k.customer_id where c.merchant_id = :id',
      { id: own.id },
    );
    expect(ibans).toEqual([]);
    const invoices = [{ invoiceId: invoice.id, amount: 120 }];
    accepted(await steps.say(own, line, 'match', { invoices }));
    expect(await steps.invoice(own, invoice.id)).toMatchObject({ status: 'PAID' });
    expect(await factsOf(own, line.id)).toEqual([
      'bank-line.matched',
      'bank-line.unmatched',
      'bank-line.matched',
    ]);
    expect(await steps.booked(own)).toBe(12_000);
    expect(await steps.doctor()).toEqual([]);
  });

  it('ends when its transfer is taken back at the invoice', async () => {
    const own = await steps.addSeller();
    const invoice = await steps.write(own);
    const line = await steps.readOne(own, { text: invoice.invoiceNumber });
    const [payment] = (await steps.invoice(own, invoice.id)).payments;
    accepted(
      await own.api.post(`/invoices/${invoice.id}/payments/${payment!.id}/take-back`, {
        reason: 'Друга фактура',
      }),
    );
    expect(accepted(await own.api.get(`/bank/lines/${line.id}`))).toMatchObject({
      state: 'NEW',
      matches: [],
    });
    expect(await steps.booked(own)).toBe(0);
    expect(await steps.doctor()).toEqual([]);
  });

  it('by two people at once is made by one, the other gets 409', async () => {
    const invoice = await steps.write(merchant);
    const line = await steps.readOne(merchant, { text: 'превод' });
    const invoices = [{ invoiceId: invoice.id, amount: 120 }];
    const answers = await Promise.all([1, 2].map(() => steps.say(merchant, line, 'match', { invoices })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('banking.line-is-matched');
    expect((await steps.invoice(merchant, invoice.id)).payments).toHaveLength(1);
  });

  it('of more than the movement, of a document twice and of no promise is refused with its fields', async () => {
    const invoice = await steps.write(merchant);
    const line = await steps.readOne(merchant, { text: 'превод' });
    const refused = async (body: object) => {
      const { status, body: problem } = await steps.say(merchant, line, 'match', body);
      return [status, Object.keys(problem.fields ?? {})];
    };
    const one = { invoiceId: invoice.id, amount: 120 };
    expect(await refused({ invoices: [{ ...one, amount: 121 }] })).toEqual([422, ['invoices']]);
    expect(
      await refused({
        invoices: [
          { ...one, amount: 60 },
          { ...one, amount: 60 },
        ],
      }),
    ).toEqual([422, ['invoices.1.invoiceId']]);
    expect(await refused({ promiseId: 999_999 })).toEqual([422, ['promiseId']]);
    expect((await steps.invoice(merchant, invoice.id)).payments).toEqual([]);
  });

  it('teaches the account of the customer, which the next transfer without a number shows', async () => {
    const own = await steps.addSeller();
    const { id: customerId } = accepted(
      await own.api.post<{ id: number }>('/customers/me', {
        kind: 'COMPANY',
        name: 'Книжарница „Хеликон“ ООД',
        taxId: '831902088',
      }),
    );
    const first = await steps.write(own, 120, { customerId });
    await steps.readOne(own, { text: first.invoiceNumber });
    const second = await steps.write(own, 60, { customerId });
    const line = await steps.readOne(own, { text: 'превод', amount: 60 });
    expect(line).toMatchObject({
      state: 'SUGGESTED',
      suggestions: [
        { reasons: ['AMOUNT', 'IBAN', 'NAME', 'DAY'], score: 75, invoices: [{ invoiceId: second.id }] },
      ],
    });
  });
});

describe('a movement', () => {
  it('finds an invoice that is written after it, and loses one that is paid otherwise', async () => {
    const own = await steps.addSeller();
    const line = await steps.readOne(own, { text: 'превод' });
    expect(line.state).toBe('NEW');
    const invoice = await steps.write(own);
    await shop.drainLater();
    const suggested = accepted(await own.api.get(`/bank/lines/${line.id}`));
    expect(suggested).toMatchObject({
      state: 'SUGGESTED',
      suggestions: [{ invoices: [{ invoiceId: invoice.id }] }],
    });
    accepted(await own.api.post(`/invoices/${invoice.id}/annul`, { reason: 'Грешка' }));
    expect(accepted(await own.api.get(`/bank/lines/${line.id}`))).toMatchObject({ suggestions: [] });
    await shop.drainLater();
    expect(accepted(await own.api.get(`/bank/lines/${line.id}`))).toMatchObject({ state: 'NEW' });
  });

  it('of a closed month is only suggested, and its match is refused', async () => {
    const own = await steps.addSeller();
    const invoice = await steps.write(own);
    await steps.closeMonth(own);
    const { imported, lines } = await steps.read(
      own,
      steps.line({ text: invoice.invoiceNumber }),
      steps.line({ text: 'друг' }),
    );
    expect(imported).toMatchObject({ matched: 0, suggested: 2 });
    expect(lines[0]).toMatchObject({ state: 'SUGGESTED', suggestions: [{ score: 110 }], matches: [] });
    const refused = await steps.say(own, lines[0]!, 'match', {
      invoices: [{ invoiceId: invoice.id, amount: 120 }],
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'closing.month-closed']);
    expect(await steps.doctor()).toEqual([]);
  });

  it('is set aside and taken up again; what is matched is not set aside', async () => {
    const line = await steps.readOne(merchant, { text: 'заем' });
    expect(accepted(await steps.say(merchant, line, 'ignore'))).toMatchObject({
      state: 'IGNORED',
      asideReason: 'BY_HAND',
    });
    expect(accepted(await steps.say(merchant, line, 'unmatch'))).toMatchObject({ state: 'NEW' });
    expect((await steps.say(merchant, line, 'unmatch')).body.code).toBe('banking.line-is-not-matched');
    const invoice = await steps.write(merchant);
    const matched = await steps.readOne(merchant, { text: invoice.invoiceNumber });
    expect((await steps.say(merchant, matched, 'ignore')).body.code).toBe('banking.line-is-matched');
  });

  it('of another merchant does not exist, and an accountant matches those of assigned merchants only', async () => {
    const own = await steps.addSeller();
    const invoice = await steps.write(own);
    const line = await steps.readOne(own, { text: 'превод' });
    const invoices = [{ invoiceId: invoice.id, amount: 120 }];
    for (const verb of ['match', 'unmatch', 'ignore', 'returned'] as const) {
      const body = { match: { invoices }, unmatch: {}, ignore: {}, returned: { returnedOn: steps.today } }[
        verb
      ];
      expect((await steps.say(merchant, line, verb, body)).status).toBe(404);
    }
    const accountant = await shop.addStaff('ACCOUNTANT');
    expect((await steps.say(accountant, line, 'match', { invoices })).status).toBe(404);
    accepted(await shop.admin.put(`/users/${accountant.id}/merchants`, { merchantIds: [own.id] }));
    expect(accepted(await steps.say(accountant, line, 'match', { invoices }))).toMatchObject({
      state: 'MATCHED',
      matches: [{ matchedBy: `user:${accountant.id}` }],
    });
    expect(accepted(await steps.say(accountant, line, 'unmatch'))).toMatchObject({ state: 'NEW' });
    expect(await steps.doctor()).toEqual([]);
  });
});

describe('a booking that the bank takes back', () => {
  it('takes its payment back with the reason, and both movements are aside', async () => {
    const own = await steps.addSeller();
    const invoice = await steps.write(own);
    const given = steps.line({ text: invoice.invoiceNumber });
    await steps.read(own, given);
    const { lines } = await steps.read(own, { ...given, amount: -120, isReversal: true });
    expect(lines).toMatchObject([{ state: 'IGNORED', asideReason: 'REVERSED', isReversal: true }]);
    expect(await steps.linesOf(own)).toMatchObject([{ asideReason: 'REVERSED', matches: [] }, {}]);
    expect(await steps.invoice(own, invoice.id)).toMatchObject({
      status: 'PENDING',
      payments: [{ takenBackReason: 'The bank reversed the transfer.' }],
    });
    expect(await steps.booked(own)).toBe(0);
    expect(await steps.doctor()).toEqual([]);
  });

  it('in the same file as it came leaves the invoice open', async () => {
    const own = await steps.addSeller();
    const invoice = await steps.write(own);
    const given = steps.line({ text: invoice.invoiceNumber });
    await steps.read(own, given, { ...given, amount: -120, isReversal: true });
    expect(await steps.invoice(own, invoice.id)).toMatchObject({ status: 'PENDING' });
    expect(await steps.linesOf(own)).toMatchObject([
      { asideReason: 'REVERSED' },
      { asideReason: 'REVERSED' },
    ]);
  });

  it('and that is not known is for a person', async () => {
    const line = await steps.readOne(merchant, { amount: -77, isReversal: true, reference: 'UNKNOWN' });
    expect(line).toMatchObject({ state: 'NEW', suggestions: [] });
  });
});
