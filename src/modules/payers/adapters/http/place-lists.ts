import { cardNameOf } from '#contract/payments/words/card-name.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { Database } from '#platform/database/database.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import { documentsOf, yearsOf, type PayerDocument } from '../postgres/read-documents.ts';
import { cardsOf, offersOf, promisesOf } from '../postgres/read-open-things.ts';
import { paymentsOf, type PayerPayment } from '../postgres/read-payments.ts';
import { pathIn, type PageItem, type PageLink, type PayerView, type Say } from './payer-view.ts';

/** Whose place is shown, and what of it. */
export type Shown = Readonly<{
  database: Database;
  clock: Clock;
  /** Proven, in lower case. */
  email: string;
  language: Language;
  query: Readonly<Record<string, string>>;
  say: Say;
}>;
type List = Partial<Pick<PayerView, 'hint' | 'years' | 'downloads' | 'items' | 'empty' | 'pages'>>;

/** Beyond it no one turns pages. */
const lastPage = 1_000;

const pageOf = ({ page = '' }: Shown['query']): number => {
  const asked = /^\d{1,4}$/.test(page) ? Number(page) : 1;
  return Math.min(Math.max(asked, 1), lastPage);
};
const yearOf = ({ year = '' }: Shown['query']): number | null => (/^\d{4}$/.test(year) ? Number(year) : null);

const link = (label: string, url: string): PageLink => ({ label, url, isCurrent: false });
const moneyIn =
  (language: Language) =>
  (minor: number, currency: Currency): string =>
    formatMoney(Money.ofMinor(BigInt(minor), currency), language);

/** Ways to the page before and after. */
const turning = ({ say, language, query }: Shown, path: string, hasMore: boolean): PageLink[] => {
  const page = pageOf(query);
  const kept = yearOf(query) === null ? {} : { year: query['year']! };
  const to = (number: number): string => pathIn(language, path, { ...kept, page: String(number) });
  return [
    ...(page > 1 ? [link(say('earlier'), to(page - 1))] : []),
    ...(hasMore ? [link(say('later'), to(page + 1))] : []),
  ];
};

const stateOf = ({ type, isAnnulled, isLate, openMinor }: PayerDocument): string => {
  if (isAnnulled) return 'annulled';
  if (type === 'CREDIT_NOTE') return 'credit';
  if (openMinor === 0) return 'paid';
  return isLate ? 'late' : 'open';
};

const documentItem = (shown: Shown, document: PayerDocument): PageItem => {
  const { say, language } = shown;
  const { id, merchantId, merchantName, number, type, issuedOn, dueOn, currency, payToken } = document;
  const money = moneyIn(language);
  const state = stateOf(document);
  const params = { money: money(document.openMinor, currency), date: formatDate(dueOn, language) };
  const file = (ending: string): string => pathIn(language, `/me/place/documents/${id}.${ending}`);
  return {
    title: say(`type.${type}`, { number }),
    lines: [
      { label: say('merchant'), value: merchantName },
      { label: say('issued'), value: formatDate(issuedOn, language) },
      { label: say('total'), value: money(document.totalMinor, currency) },
      { label: say('state'), value: say(`state.${state}`, params) },
    ],
    pay: payToken === null ? null : link(say('pay', params), pathIn(language, `/pay/${payToken}`)),
    links: [
      link('PDF', file('pdf')),
      ...(document.isAnnulled ? [] : [link('UBL (XML)', file('xml'))]),
      link(say('ask'), pathIn(language, '/me/place/ask', { merchant: String(merchantId) })),
    ],
  };
};

/** The newest years, of which each is one file, while all are shown. */
const offeredYears = 3;

/** Documents of all merchants, by year. */
const documents = async (shown: Shown): Promise<List> => {
  const { database, clock, email, language, query, say } = shown;
  const now = clock.now();
  const year = yearOf(query);
  const asked = { email, year, page: pageOf(query), now, today: businessDateOf(now) };
  const [years, { rows, hasMore }] = [await yearsOf(database, email), await documentsOf(database, asked)];
  const path = '/me/place';
  return {
    years: [
      { label: say('all-years'), url: pathIn(language, path), isCurrent: year === null },
      ...years.map((one) => ({
        label: String(one),
        url: pathIn(language, path, { year: String(one) }),
        isCurrent: one === year,
      })),
    ],
    downloads: (year === null ? years.slice(0, offeredYears) : years.filter((one) => one === year)).map(
      (one) =>
        link(say('download-year', { year: String(one) }), pathIn(language, `${path}/documents/${one}.zip`)),
    ),
    items: rows.map((row) => documentItem(shown, row)),
    empty: rows.length === 0 ? say('no-documents') : '',
    pages: turning(shown, path, hasMore),
  };
};

const paymentItem = ({ say, language }: Shown, payment: PayerPayment): PageItem => {
  const money = moneyIn(language);
  const { description, currency, method, cardBrand, cardLast4, refundedMinor, isUnderWay } = payment;
  const way =
    method === 'BANK' || cardLast4 === null ? say(`way.${method}`) : cardNameOf(cardBrand, cardLast4);
  return {
    title: `${payment.merchantName} · ${money(payment.amountMinor, currency)}`,
    lines: [
      ...(description === null ? [] : [{ label: say('for'), value: description }]),
      { label: say('day'), value: formatDate(businessDateOf(new Date(payment.at)), language) },
      { label: say('way'), value: way },
      ...(isUnderWay ? [{ label: say('state'), value: say('under-way') }] : []),
      ...(refundedMinor === 0
        ? []
        : [{ label: say('refunded'), value: money(refundedMinor, payment.chargeCurrency) }]),
    ],
    pay: null,
    links: [],
  };
};

const payments = async (shown: Shown): Promise<List> => {
  const { database, email, query, say } = shown;
  const { rows, hasMore } = await paymentsOf(database, { email, page: pageOf(query) });
  return {
    items: rows.map((row) => paymentItem(shown, row)),
    empty: rows.length === 0 ? say('no-payments') : '',
    pages: turning(shown, '/me/place/payments', hasMore),
  };
};

/** Cards that stay; each is stopped by the form of its page, which says what it is charged for. */
const cards = async ({ database, email, language, say }: Shown): Promise<List> => {
  const rows = await cardsOf(database, email);
  return {
    items: rows.map(({ token, merchantName, brand, last4, expiresOn, maxMinor, currency }) => ({
      title: cardNameOf(brand, last4),
      lines: [
        { label: say('merchant'), value: merchantName },
        { label: say('max'), value: moneyIn(language)(maxMinor, currency) },
        { label: say('expires'), value: formatDate(expiresOn, language) },
      ],
      pay: null,
      links: [link(say('see-card'), pathIn(language, `/card/${token}`))],
      form: { action: pathIn(language, `/card/${token}`), button: say('stop'), fields: [] },
    })),
    empty: rows.length === 0 ? say('no-cards') : '',
  };
};

/** Promised transfers with all that the bank asks for. */
const transfers = async ({ database, email, language, say }: Shown): Promise<List> => {
  const rows = await promisesOf(database, email);
  return {
    items: rows.map(({ token, merchantName, receiver, iban, bic, reference, amountMinor }) => ({
      title: `${merchantName} · ${moneyIn(language)(amountMinor, 'EUR')}`,
      lines: [
        { label: say('receiver'), value: receiver },
        { label: 'IBAN', value: iban },
        ...(bic === null ? [] : [{ label: 'BIC', value: bic }]),
        { label: say('reference'), value: reference },
      ],
      pay: null,
      links: [link(say('see'), pathIn(language, `/pay/transfer/${token}`))],
    })),
    empty: rows.length === 0 ? say('no-transfers') : '',
  };
};

/** Proformas and offers that are open; each has a page that accepts and pays. */
const offers = async ({ database, clock, email, language, say }: Shown): Promise<List> => {
  const rows = await offersOf(database, { email, today: businessDateOf(clock.now()) });
  return {
    items: rows.map(({ token, merchantName, kind, number, about, validUntil, totalMinor, currency }) => ({
      title: say(`kind.${kind}`, { number }),
      lines: [
        { label: say('merchant'), value: merchantName },
        { label: say('for'), value: about },
        { label: say('total'), value: moneyIn(language)(totalMinor, currency) },
        { label: say('valid-until'), value: formatDate(validUntil, language) },
      ],
      pay: link(say('see-and-pay'), pathIn(language, `/offer/${token}`)),
      links: [],
    })),
    empty: rows.length === 0 ? say('no-offers') : '',
  };
};

/** The lists of a place by the last segment of the path; the documents have none. */
export const lists: Readonly<Record<string, (shown: Shown) => Promise<List>>> = {
  '': documents,
  payments,
  cards,
  transfers,
  offers,
};
