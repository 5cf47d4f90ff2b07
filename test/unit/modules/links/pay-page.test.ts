import { expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { noRateLimits } from '#kernel/rate-limits.ts';
import { messages } from '#messages/message-catalogue.ts';
import { InMemoryDocumentsOfLinks } from '#test/fakes/in-memory-documents-of-links.ts';
import { InMemoryProviderAccounts } from '#test/fakes/in-memory-provider-accounts.ts';
import { InMemoryPaymentsOfLinks } from '#test/fakes/in-memory-payments-of-links.ts';
import { payPage } from '#modules/links/adapters/http/pay-page.ts';

const link = {
  id: 5,
  merchantId: 3,
  token: 't',
  usage: 'SINGLE',
  currency: 'EUR',
  amountMinor: 1_000,
  chargeCurrency: 'EUR',
  chargeAmountMinor: 1_000,
  fxRate: null,
  status: 'ACTIVE',
  methods: null,
  cardMaxMinor: null,
  merchantIban: null,
  isMerchantAccepting: true,
  merchantName: 'Кухня „При Донка“ ЕТ',
  merchantAddress: 'бул. „Витоша“ 88, 1463 София',
  merchantPhoneNumber: '+359888123456',
  merchantEmail: 'donka@example.com',
  merchantReturnTerms: 'Връщаме сумата до 14 дни.',
};
const showPage = async (
  usage: string,
  isHeld: boolean,
  query = {},
  documentsOfLinks?: InMemoryDocumentsOfLinks,
  routing: 'none' | 'direct' = 'none',
  accounts = new InMemoryProviderAccounts(),
) => {
  const paymentsOfLinks = new InMemoryPaymentsOfLinks();
  if (isHeld) paymentsOfLinks.hold(link.id);
  const isInvoice = documentsOfLinks !== undefined;
  const page = payPage({
    database: undefined as never,
    linkByToken: async () => ({ ...link, usage, isInvoice }) as never,
    clock: systemClock,
    limits: noRateLimits,
    paymentsOfLinks,
    documentsOfLinks: documentsOfLinks ?? new InMemoryDocumentsOfLinks(),
    keptCompanies: () => [],
    messages,
    accounts,
    config: { publicUrl: 'http://localhost', stripe: { routing } } as never,
  });
  const visit = { name: 't', query, language: 'bg', ip: '127.0.0.1' } as never;
  return page.show(visit).catch((error: unknown) => page.refuse(error, visit));
};

it('the pay page of a SINGLE link with captured money in review shows the problem under-review', async () => {
  expect(await showPage('SINGLE', true)).toMatchObject({
    status: 200,
    data: { loaded: { kind: 'problem', problem: 'under-review' } },
  });
});

it('the pay page of a closed link leads to the page of the link that took its place, in the language of the payer', async () => {
  const page = payPage({
    linkByToken: async () => ({ ...link, status: 'CANCELLED', isInvoice: true }) as never,
    database: { rows: async () => [{ ...link, id: 6, token: 'new' }] } as never,
    clock: systemClock,
    limits: noRateLimits,
    paymentsOfLinks: new InMemoryPaymentsOfLinks(),
    documentsOfLinks: new InMemoryDocumentsOfLinks(),
    keptCompanies: () => [],
    messages,
    accounts: new InMemoryProviderAccounts(),
    config: { publicUrl: 'http://localhost', stripe: { routing: 'none' } } as never,
  });
  const visit = {
    name: 't',
    query: {},
    language: 'en',
    ip: '127.0.0.1',
    cookie: () => undefined,
    signal: new AbortController().signal,
  } as const;
  expect(await page.show(visit)).toEqual({ redirect: '/pay/new?new-sum=1&lang=en' });
});

it('the pay page of the new link says that the sum has changed', async () => {
  expect(await showPage('SINGLE', false, { 'new-sum': '1' })).toMatchObject({
    data: { loaded: { link: { isNewSum: true } } },
  });
  expect(await showPage('SINGLE', false)).toMatchObject({ data: { loaded: { link: { isNewSum: false } } } });
});

it('the pay page of a link without held money and of a REUSABLE link is ready', async () => {
  expect(await showPage('SINGLE', false)).toMatchObject({ data: { loaded: { kind: 'ready' } } });
  expect(await showPage('REUSABLE', true)).toMatchObject({ data: { loaded: { kind: 'ready' } } });
});

it('with direct routing the pay page says that a merchant without a chargeable account cannot be paid yet', async () => {
  const problem = { loaded: { kind: 'problem', problem: 'merchant-pending' } };
  const accounts = new InMemoryProviderAccounts();
  const shown = () => showPage('SINGLE', false, {}, undefined, 'direct', accounts);
  expect(await shown()).toMatchObject({ status: 410, data: problem });
  accounts.set({ merchantId: 3, accountId: 'acct_1', isChargeable: false });
  expect(await shown()).toMatchObject({ status: 410, data: problem });
  accounts.set({ merchantId: 3, accountId: 'acct_1' });
  expect(await shown()).toMatchObject({ status: 200, data: { loaded: { kind: 'ready' } } });
});

it.each([
  [{ refused: 'payments.under-review' }, { message: messages.say('bg', 'payments.under-review') }],
  [{ refused: 'merchants.cannot-be-paid' }, { message: messages.say('bg', 'merchants.cannot-be-paid') }],
  [
    { refused: 'payments.link-being-paid', seconds: '40' },
    { message: messages.say('bg', 'payments.link-being-paid', { seconds: 40 }) },
  ],
  [
    { refused: 'payments.link-being-paid', seconds: '<b>' },
    { message: expect.stringContaining('60') as string },
  ],
  [{ refused: 'users.bad-credentials' }, { message: null }],
  [{ refused: 'no such code' }, { message: null }],
])('the pay page after a refused form with %j shows the message of that refusal', async (query, refused) => {
  expect(await showPage('SINGLE', false, query)).toMatchObject({ data: { refused } });
});

it('the pay page names the kind of document that its payer gets', async () => {
  expect(await showPage('SINGLE', false)).toMatchObject({
    data: { loaded: { link: { documentType: 'INVOICE' } } },
  });
  const ofDebitNote = new InMemoryDocumentsOfLinks();
  ofDebitNote.debit(link.id);
  expect(await showPage('SINGLE', false, {}, ofDebitNote)).toMatchObject({
    data: { loaded: { link: { documentType: 'DEBIT_NOTE' } } },
  });
});

it('the pay page publishes town, contacts and return terms of the merchant, and not its street', async () => {
  const shown = await showPage('SINGLE', false);
  expect(shown).toMatchObject({
    data: {
      loaded: {
        link: {
          merchantTown: 'София',
          merchantPhoneNumber: '+359888123456',
          merchantEmail: 'donka@example.com',
          merchantReturnTerms: 'Връщаме сумата до 14 дни.',
        },
      },
    },
  });
  expect(JSON.stringify(shown)).not.toContain('Витоша');
});
