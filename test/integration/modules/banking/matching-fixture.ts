import { randomBytes } from 'node:crypto';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import { TransferPromises, type TransferPromise } from '#modules/links/index.ts';
import { accepted, type Answer, type ApiClient } from '#test/support/application/api-client.ts';
import type { TestApplication } from '#test/support/application.ts';
import { camtOf, type FileLine } from './bank-files.ts';
import { bankSteps, type Banked } from './banking-fixture.ts';

let promises = 0;
let references = 0;

/** Steps of tests about what movements have paid. */
export const matchingSteps = (shop: TestApplication) => {
  const bank = bankSteps(shop);
  const today = businessDateOf(new Date());
  const addSeller = async (): Promise<Banked> => {
    const merchant = await bank.addBanked();
    await shop.registerForVat(merchant.id);
    return merchant;
  };
  /** A written invoice over the amount, 20 % VAT included. */
  const write = async ({ api }: Pick<Banked, 'api'>, amount = 120, about: object = {}): Promise<Invoice> =>
    accepted(
      await api.post<Invoice>('/invoices', {
        customer: {
          kind: 'COMPANY',
          name: 'Книжарница „Хеликон“ ООД',
          address: 'гр. Пловдив, ул. „Райко Даскалов“ 3',
          taxId: '831902088',
          vatNumber: 'BG831902088',
          email: 'kupuvach@example.com',
        },
        items: [{ description: 'Консултация', quantity: 1, unitPrice: amount / 1.2, taxRate: 20 }],
        currency: 'EUR',
        ...about,
      }),
    );
  const line = (about: Partial<FileLine> = {}): FileLine => {
    references += 1;
    return {
      on: today,
      amount: 120,
      name: 'KNIZHARNITSA HELIKON OOD',
      iban: 'BG18RZBB91550123456789',
      reference: `FT${references}`,
      ...about,
    };
  };
  const linesOf = async (by: Pick<Banked, 'api'>, query = ''): Promise<BankLine[]> => bank.linesOf(by, query);
  /** Reads a statement with these movements. */
  const read = async (merchant: Banked, ...lines: FileLine[]) => {
    const imported = await bank.read(merchant, camtOf({ iban: merchant.iban, lines }));
    return { imported, lines: await linesOf(merchant, `&statementId=${imported.statementId}`) };
  };
  const readOne = async (merchant: Banked, about: Partial<FileLine>): Promise<BankLine> => {
    const { lines } = await read(merchant, line(about));
    return lines[0]!;
  };
  const say = (
    { api }: Readonly<{ api: ApiClient }>,
    { id }: Pick<BankLine, 'id'>,
    verb: 'match' | 'unmatch' | 'ignore' | 'returned',
    body: object = {},
  ): Promise<Answer<BankLine>> => api.post<BankLine>(`/bank/lines/${id}/${verb}`, body);
  /** A link over the amount and the transfer that its payer promised. */
  const promise = async (
    merchant: Banked,
    amount = 20,
    given: Partial<Pick<PaymentLink, 'id'>> = {},
  ): Promise<TransferPromise> => {
    promises += 1;
    const link = given.id === undefined ? await shop.createLink(merchant, { amount }) : { id: given.id };
    return shop.application.resolve(TransferPromises).add({
      merchantId: merchant.id,
      paymentLinkId: link.id,
      invoiceId: null,
      reference: transferReferenceOf(randomBytes(referenceBytes)),
      token: `token-${merchant.id}-${promises}`,
      amount: Money.ofDecimal(amount, 'EUR'),
      receiver: 'Работилница',
      iban: merchant.iban,
      bic: null,
      customerName: 'Мария Георгиева',
      customerEmail: 'maria@example.com',
      buyer: null,
      language: 'bg',
      promisedAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    });
  };
  const invoice = async ({ api }: Pick<Banked, 'api'>, id: number): Promise<Invoice> =>
    accepted(await api.get<Invoice>(`/invoices/${id}`));
  /** What the ledger says of the bank of a merchant, in minor units. */
  const booked = async ({ id }: Pick<Banked, 'id'>): Promise<number> => {
    const [sum] = await shop.database.rows<{ minor: number }>(
      `select coalesce(sum(e.amount_minor), 0)::bigint as minor from ledger_entries e
       join ledger_accounts a on a.id = e.account_id where a.merchant_id = :id and a.code = 'MERCHANT_BANK'`,
      { id },
    );
    return sum!.minor;
  };
  /** All but accounts of documents and closed months, which the tests of this module set in the tables. */
  const doctor = (asked = /^doctor\.(?!bank-accounts-audited|months-)/) => shop.doctor(asked);
  /** Closes the month of today. */
  const closeMonth = ({ id }: Pick<Banked, 'id'>) =>
    shop.database.rows(
      `insert into month_closes (merchant_id, month, revision, status, problems, totals, fingerprint, closed_by, closed_at)
       values (:id, date_trunc('month', cast(:today as date)), 1, 'CLOSED', '[]', '{}', '', 'user:1', now())`,
      { id, today },
    );
  return {
    ...bank,
    today,
    doctor,
    closeMonth,
    addSeller,
    write,
    line,
    read,
    readOne,
    linesOf,
    say,
    promise,
    invoice,
    booked,
  };
};
export type MatchingSteps = ReturnType<typeof matchingSteps>;
