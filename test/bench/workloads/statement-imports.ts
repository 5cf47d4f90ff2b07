import { randomBytes } from 'node:crypto';
import { mostStatementLines, type ImportedStatement } from '#contract/banking/bank-statements.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { PaymentLink } from '#contract/links/links.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import { referenceBytes, transferReferenceOf } from '#kernel/transfer-reference.ts';
import { shortCamtFile } from '#test/support/banking/camt-file.ts';
import { ownIban, sampleLines, statementOf } from '#test/support/banking/sample-statement.ts';
import { atMost, compare, rounds, timed, type Line } from '../compare.ts';
import { signInAsMerchant, type Context } from '../context.ts';
import { memoryGrowth } from '../cpu.ts';
import { startServer } from '../processes.ts';
import { post, sendJson, type Call } from '../requests.ts';

const limits = { milliseconds: 10_000, mebibytes: 150 } as const;
/** Documents and promised transfers of each merchant that the movements name; each is paid whole. */
const awaited = { invoices: 250, promises: 250 } as const;
/** Every third document is over the amount of an eighth of the movements: those are suggested. */
const amountMinorOf = (place: number): number => (place % 3 === 0 ? 12_000 : 24_000 + place * 12);

type Paid = Readonly<{ amountMinor: number; text: string }>;
type Seller = Readonly<{ id: number; as: (path: string) => Call; file: string }>;

const callOf = ({ as }: Pick<Seller, 'as'>, path: string, body: object): Call => {
  const { url, headers } = as(path);
  return post(url, JSON.stringify(body), headers);
};

const writeInvoices = async (seller: Pick<Seller, 'as'>): Promise<Paid[]> => {
  const paid: Paid[] = [];
  for (let place = 0; place < awaited.invoices; place += 1) {
    const amountMinor = amountMinorOf(place);
    const customer = { kind: 'PERSON', name: `Клиент ${place}`, address: 'гр. Пловдив' };
    const items = [{ description: 'Консултация', quantity: 1, unitPrice: amountMinor / 120, taxRate: 20 }];
    const invoice = await sendJson<Invoice>(
      callOf(seller, '/invoices', { customer, items, currency: 'EUR' }),
    );
    paid.push({ amountMinor, text: `ф-ра ${invoice.invoiceNumber}` });
  }
  return paid;
};

const promiseTransfers = async ({ query }: Context, seller: Pick<Seller, 'as' | 'id'>): Promise<Paid[]> => {
  const link = { amount: 20, currency: 'EUR', usage: 'REUSABLE' };
  const { id } = await sendJson<PaymentLink>(callOf(seller, '/payment-links/me', link));
  const references = Array.from({ length: awaited.promises }, () =>
    transferReferenceOf(randomBytes(referenceBytes)),
  );
  await query(
    `insert into bank_promises (merchant_id, payment_link_id, reference, token, amount_minor, receiver, iban,
       customer_name, language, promised_at, expires_at)
     select $1, $2, reference, reference, 2000, 'Работилница', $4, 'Мария Георгиева', 'bg', now(), now() + interval '9 days'
     from unnest(cast($3 as text[])) reference`,
    [seller.id, id, references, ownIban],
  );
  return references.map((text) => ({ amountMinor: 2_000, text }));
};

/** A statement of so many movements, of which these pay; they are spread over it. */
const fileOf = (count: number, paid: readonly Paid[]): string => {
  const today = businessDateOf(new Date());
  const every = Math.floor(count / Math.max(paid.length, 1));
  const lines = Array.from({ length: count }, (_, place) => ({
    ...sampleLines[place % 8]!,
    text: `ф-ра ${String(9_000_000_000 + place)}`,
    ...(place % every === 0 ? paid[place / every] : undefined),
    bookedOn: today,
  }));
  return shortCamtFile(statementOf(lines));
};

/** Generated merchants that issue documents with VAT, each with an account of its own, documents and promised transfers. */
const addSellers = async (context: Context, count: number): Promise<Seller[]> => {
  const found = await context.query<{ id: number; username: string }>(
    `select m.id::int as id, min(u.username) as username from merchants m join users u on u.merchant_id = m.id
     where m.status = 'ACTIVE' and m.email like 'shop%.seed7@example.com' and m.vat_registration = 'FULL'
     group by m.id order by m.id limit $1`,
    [count],
  );
  if (found.length < count) throw new Error(`${found.length} merchants are registered for VAT`);
  const sellers: Seller[] = [];
  for (const { id, username } of found) {
    await context.query(`update merchants set plan = 'GROWTH', iban = $2 where id = $1`, [id, ownIban]);
    const as = await signInAsMerchant(context.server.url, username);
    const paid = [...(await writeInvoices({ as })), ...(await promiseTransfers(context, { id, as }))];
    sellers.push({ id, as, file: fileOf(mostStatementLines, paid) });
  }
  return sellers;
};

type Taken = Readonly<{ milliseconds: number; mebibytes: number; statementId: number }>;

/** Imports a file by a new server that has read a small one. @throws Error when movements do not find what they paid */
const importFile = async ({ databases }: Context, seller: Seller, small: Seller): Promise<Taken> => {
  const { url: origin, pid, stop } = await startServer(databases.env);
  const send = ({ as, file }: Seller): Promise<ImportedStatement> => {
    const { url, ...call } = callOf({ as }, '/bank/statements', {
      content: Buffer.from(file).toString('base64'),
    });
    return sendJson<ImportedStatement>({ ...call, url: origin + new URL(url).pathname });
  };
  try {
    await send(small);
    const start = performance.now();
    let milliseconds = 0;
    let imported!: ImportedStatement;
    const mebibytes = await memoryGrowth(pid, async () => {
      imported = await send(seller);
      milliseconds = performance.now() - start;
    });
    const { lines, matched, statementId } = imported;
    if (lines !== mostStatementLines || matched !== awaited.invoices + awaited.promises)
      throw new Error(`of ${lines} movements ${matched} were matched`);
    return { milliseconds, mebibytes, statementId: statementId! };
  } finally {
    await stop();
  }
};

/** The rows of the movements once more, by one statement; they are not kept. */
const copyLines = async ({ query }: Context, statementId: number): Promise<void> => {
  const [{ columns }] = (await query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_schema = 'public' and table_name = 'bank_lines' and column_name not in ('id', 'fingerprint')`,
  )) as [{ columns: string }];
  // The worker must not try to match them, too.
  await query('begin');
  await query(
    `insert into bank_lines (fingerprint, ${columns}) select fingerprint || '-', ${columns} from bank_lines
     where statement_id = $1`,
    [statementId],
  );
  await query('rollback');
};

/** Stored, matched and answered; the worker books what is left of the matches, each in a transaction of its own. */
export const statementImports = async (context: Context): Promise<Line[]> => {
  const [first, ...sellers] = (await addSellers(context, rounds + 1)) as [Seller, ...Seller[]];
  const taken: Taken[] = [];
  const ours = async () => {
    const small = { ...first, file: fileOf(100 + taken.length, []) };
    taken.push(await importFile(context, sellers[taken.length]!, small));
    return { value: taken.at(-1)!.milliseconds, requests: 1 };
  };
  const baseline = timed(1, () => copyLines(context, taken.at(-1)!.statementId));
  const compared = await compare({ ours, baseline }, { warmUps: 0 });
  const most = (of: (one: Taken) => number): number => Math.max(...taken.map(of));
  return [
    atMost(8, 'statement of 20,000 movements imported', 'ms', compared),
    atMost(1, 'the same, longest of three', 'ms', {
      ours: most(({ milliseconds }) => milliseconds),
      baseline: limits.milliseconds,
    }),
    atMost(1, 'growth of the server by it', 'MiB', {
      ours: most(({ mebibytes }) => mebibytes),
      baseline: limits.mebibytes,
    }),
  ];
};
