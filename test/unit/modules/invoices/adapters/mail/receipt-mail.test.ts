import { expect, test } from 'vitest';
import type { InvoiceView } from '#modules/invoices/application/invoice-view.ts';
import { withDocument } from '#modules/invoices/application/receipt-letter.ts';
import type { DeliveryKind } from '#modules/invoices/domain/delivery.ts';
import { invoiceLetters } from '#modules/invoices/invoices.letters.ts';
import type { Config } from '#platform/config.ts';
import { MailedLetters } from '#platform/mail/mailed-letters.ts';
import type { OutgoingMail } from '#platform/mail/mailer.ts';
import { messages } from '#messages/message-catalogue.ts';

const payUrl = 'https://plateno.example/pay/4Zk7wQ0bTq2X9mPfLr1uVg';
const paid = {
  invoiceNumber: '0000000042',
  type: 'INVOICE',
  status: 'PAID',
  totalMinor: 6_840,
  paidMinor: 6_840,
  creditedMinor: 0,
  correctionKind: null,
  correctsType: null,
  correctsNumber: null,
  currency: 'EUR',
  issueDate: '2026-11-20',
  dueDate: '2026-12-04',
  description: 'Меню „Есен“ & вино',
  customerName: 'Иван Петров',
  seller: { name: '„Механа Витоша“ ЕООД' },
  language: 'bg',
  transactionReference: 'pi_1042',
  paymentId: 126,
  paidBy: 126,
  paidAt: '2026-11-20T11:59:00Z',
  annulledAt: null,
  payments: [],
  installments: [],
  payUrl: null,
} as const;
const awaited = {
  ...paid,
  status: 'PENDING',
  paidAt: null,
  transactionReference: null,
  paymentId: null,
  paidBy: null,
  paidMinor: 0,
  creditedMinor: 0,
  correctionKind: null,
  payUrl,
} as const;

const mailOf = async (kind: DeliveryKind, invoice: object, isNeutral = false): Promise<OutgoingMail> => {
  const sent: OutgoingMail[] = [];
  const hasLogo = 'logoHash' in (invoice as typeof paid).seller;
  const letters = new MailedLetters({
    messages,
    mailer: { send: async (each) => void sent.push(each) },
    config: { mail: { from: 'Plateno <receipts@plateno.example>' }, publicUrl: 'unused' } as Config,
  });
  letters.know(invoiceLetters);
  await letters.send(withDocument, {
    kind,
    invoice: invoice as InvoiceView,
    pdf: Uint8Array.of(1),
    fileName: 'faktura-0000000042.pdf',
    ubl: null,
    proofUrl: null,
    to: 'ivan@example.com',
    replyTo: 'mehana@example.com',
    id: '<1@plateno.example>',
    isNeutral,
    logo: hasLogo ? { mediaType: 'image/png', content: Uint8Array.of(1, 2) } : null,
  });
  return sent[0]!;
};

const kinds = [
  ['a receipt', 'RECEIPT', paid],
  ['a receipt in English', 'RECEIPT', { ...paid, language: 'en' }],
  ['a receipt requested by its payer', 'ASKED_BY_PAYER', paid],
  ['a credit note', 'RECEIPT', { ...paid, type: 'CREDIT_NOTE' }],
  ['an unpaid invoice', 'SENT_BY_MERCHANT', awaited],
  ['a reminder', 'REMINDER', { ...awaited, status: 'OVERDUE', language: 'en' }],
] as const;

const texts = (html: string): string =>
  html
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/gu, ' ');

test.each(kinds)('the mail with %s has the same content in HTML and in text', async (_, kind, invoice) => {
  const { text, html } = await mailOf(kind, invoice);
  const said = texts(html);
  const lines = text.split('\n').filter((line) => line.trim() !== '' && line !== '-- ');
  expect(lines.length).toBeGreaterThan(6);
  // In HTML labels and values are separate cells.
  for (const part of lines.flatMap((line) => line.split(': ')))
    expect(said).toContain(part.replace(/\s+/gu, ' ').trim());
});

test.each(kinds)(
  'the mail with %s is laid out by tables and loads no external content',
  async (_, kind, invoice) => {
    const { html } = await mailOf(kind, invoice);
    const tables = html.match(/<table[^>]*>/g)!;
    expect(tables.filter((table) => !table.includes('role="presentation"'))).toHaveLength(1);
    expect(html).not.toMatch(/\ssrc=|url\(|<link|<script|@import|<img/);
    const urls = html.match(/https?:\/\/[^"<\s]+/g) ?? [];
    expect(new Set(urls)).toEqual(new Set(invoice.payUrl === null ? [] : [payUrl]));
  },
);

test.each([
  ['by card', []],
  ['by transfer', [{ kind: 'BANK', takenBackAt: null }]],
])(
  'a receipt of an invoice that was credited in part and paid %s names what was received',
  async (_, payments) => {
    const { text, html } = await mailOf('RECEIPT', {
      ...paid,
      payments,
      paidMinor: 6_000,
      creditedMinor: 840,
    });
    expect(text).toMatch(/Получено плащане: 60,00\s€/u);
    expect(texts(html)).toMatch(/Получено плащане 60,00\s€/u);
  },
);

const withheld = { kind: 'WITHHELD', amountMinor: 5_000, takenBackAt: null } as const;

test.each([
  [
    'bg',
    '„Механа Витоша“ ЕООД ви изпраща фактура, чиято сума е удържана от плащанията към вас. Няма какво да плащате по нея.',
    /Удържана от плащанията: 68,40\s€/u,
  ],
  [
    'en',
    '„Механа Витоша“ ЕООД has sent you an invoice whose amount was withheld from the payments to you. There is nothing to pay.',
    /Withheld from payments: €68.40/u,
  ],
] as const)(
  'the mail with an invoice that was withheld asks for no money and names no card (%s)',
  async (language, intro, row) => {
    const payments = [{ ...withheld, amountMinor: 6_840 }];
    for (const kind of ['SENT_BY_MERCHANT', 'RECEIPT'] as const) {
      const { text, html } = await mailOf(kind, { ...paid, language, paidBy: null, payments });
      expect(text).toContain(intro);
      expect(text).toMatch(row);
      expect(text + texts(html)).not.toMatch(/карта|card|получено|received|\/pay\//iu);
    }
  },
);

test('the mail with an invoice of which a part was withheld asks for the rest', async () => {
  const { text } = await mailOf('SENT_BY_MERCHANT', { ...awaited, paidMinor: 5_000, payments: [withheld] });
  expect(text).toMatch(/Остава за плащане: 18,40\s€/u);
  expect(text).toMatch(/Удържана от плащанията: 50,00\s€/u);
  expect(text).toContain(payUrl);
});

test('the receipt of the rest names what was received, without the part that was withheld', async () => {
  const card = { kind: 'CARD', amountMinor: 1_840, takenBackAt: null };
  const { text } = await mailOf('RECEIPT', { ...paid, payments: [withheld, card] });
  expect(text).toMatch(/Получено плащане: 18,40\s€/u);
  expect(text).toContain('Плащането ви към „Механа Витоша“ ЕООД е получено.');
});

test.each([
  ['bg', 'INVOICE', 'Към фактура: № 0000000040'],
  ['bg', 'DEBIT_NOTE', 'Към дебитно известие: № 0000000040'],
  ['en', 'INVOICE', 'To invoice: № 0000000040'],
  ['en', 'DEBIT_NOTE', 'To debit note: № 0000000040'],
] as const)(
  'the mail with a credit note names the corrected document (%s, %s)',
  async (language, correctsType, row) => {
    const note = { ...paid, language, type: 'CREDIT_NOTE', correctsType, correctsNumber: '0000000040' };
    expect((await mailOf('RECEIPT', note)).text).toContain(row);
  },
);

test('a mail has a preheader for the list of mails', async () => {
  const { html } = await mailOf('RECEIPT', paid);
  const [, first] = /<body[^>]*>\s*<div style="display:none[^"]*">([^<]*)</.exec(html)!;
  expect(first).toBe(
    'Плащането ви към „Механа Витоша“ ЕООД е получено. Благодарим ви! Фактурата е приложена като PDF.',
  );
});

test('a mail declares colours for light and dark mode', async () => {
  const { html } = await mailOf('RECEIPT', paid);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, dark] = /prefers-color-scheme: dark\) \{([^]*?)\n\}/.exec(html)!;
  const painted = new Set(Array.from(dark!.matchAll(/\.([a-z]+)/g), ([, name]) => name!));
  const used = new Set(
    Array.from(html.matchAll(/class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat(),
  );
  expect([...used].filter((name) => name !== 'edge' && !painted.has(name))).toEqual([]);
});

test('a mail to a payer is sent in the name of the merchant, and replies go to the merchant', async () => {
  expect((await mailOf('RECEIPT', { ...paid, language: 'en' })).fromName).toBe(
    '„Механа Витоша“ ЕООД via Plateno',
  );
  expect(await mailOf('RECEIPT', paid)).toMatchObject({
    fromName: '„Механа Витоша“ ЕООД чрез Plateno',
    to: 'ivan@example.com',
    replyTo: 'mehana@example.com',
    attachments: [{ fileName: 'faktura-0000000042.pdf', type: 'application/pdf' }],
  });
});

test.each(['bg', 'en'] as const)(
  'a mail of a merchant that is not approved holds nothing that the merchant wrote (%s)',
  async (language) => {
    const mail = await mailOf('SENT_BY_MERCHANT', { ...awaited, language }, true);
    const written = [mail.subject, mail.text, mail.html].join('\n');
    for (const text of [paid.seller.name, paid.customerName, paid.description, payUrl]) {
      expect(written).not.toContain(text);
    }
    expect(mail.subject).toMatch(/^Plateno: /);
  },
);

test('a mail has the logo as an attachment and names the payment by its own number, not the provider’s', async () => {
  const { html, text, attachments } = await mailOf('RECEIPT', {
    ...paid,
    seller: { ...paid.seller, logoHash: 'a'.repeat(64) },
  });
  expect(attachments[1]).toMatchObject({ type: 'image/png', contentId: 'logo@plateno' });
  expect(html.match(/<img[^>]*>/g)).toEqual([expect.stringContaining('src="cid:logo@plateno"') as string]);
  expect(text).not.toContain('№ 126');
  expect(text + html).not.toContain('pi_1042');
});

test.each(['bg', 'en'] as const)(
  'a reminder names the card and the transfer when the invoice has an IBAN (%s)',
  async (language) => {
    const seller = { ...paid.seller, iban: 'BG80BNBG96611020345678' };
    const { text } = await mailOf('REMINDER', { ...awaited, seller, language });
    expect(text).toContain(payUrl);
    expect(text).toContain('IBAN BG80BNBG96611020345678');
    expect((await mailOf('REMINDER', { ...awaited, language })).text).not.toContain('IBAN');
  },
);

test.each([
  ['INVOICE', 'намали сумата по ваша фактура с кредитно известие.'],
  ['DEBIT_NOTE', 'намали сумата по ваше дебитно известие с кредитно известие.'],
])('the mail with a credit note to a document of type %s names that document', async (correctsType, says) => {
  const credit = { ...paid, type: 'CREDIT_NOTE', correctionKind: 'DISCOUNT', correctsType };
  expect((await mailOf('RECEIPT', credit)).text).toContain(says);
});

test('the mail of a paid document has the stamp, and the total stands below its rows', async () => {
  const { html, text } = await mailOf('RECEIPT', paid);
  expect(html).toContain('Платено</span>');
  expect(text).toMatch(/Платено\n[\s\S]*0000000042\n.*68,40/u);
  expect(html.indexOf('68,40', html.indexOf('№ 0000000042'))).toBeGreaterThan(0);
  const english = await mailOf('RECEIPT', { ...paid, language: 'en' });
  expect(english.html).toContain('Paid</span>');
});

test.each([
  ['a document that waits for its payment', 'SENT_BY_MERCHANT', awaited],
  ['an annulled document', 'ANNULMENT', { ...paid, annulledAt: '2026-11-21T08:00:00Z' }],
  ['a credit note', 'RECEIPT', { ...paid, type: 'CREDIT_NOTE' }],
  ['a test invoice', 'RECEIPT', { ...paid, isTest: true }],
] as const)('the mail of %s has no stamp', async (_, kind, invoice) => {
  expect((await mailOf(kind, invoice)).html).not.toContain('Платено</span>');
});
