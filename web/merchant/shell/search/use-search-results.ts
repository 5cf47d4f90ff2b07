import { pageOf } from '../../../shared/list/page-of.ts';
import { listOwnPayments } from '#contract/payments/payments.ts';
import { listOwnLinks } from '#contract/links/links.ts';
import { listOwnInvoices } from '#contract/invoices/invoice-lists.ts';
import { call } from '../../../shared/call.ts';
import { joined } from '../../../shared/format/joined.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { shortToken } from '../../../shared/format/short-token.ts';
import type { SearchResultItem, UseSearchResults } from '../../../shared/search/search-result.ts';
import { named, useFound } from '../../../shared/search/use-found.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { newLinkHash } from '../../kit/portal/new-link-hash.ts';
import { signed } from '../../invoices/index.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { newest } from '../../kit/portal/queries.ts';
import { useAllPages } from '../use-pages.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import { useShellMessages } from '../../kit/messages/use-shell-messages.ts';

/** Of each kind of record. */
const maxResults = 5;

/** A lazy chunk: the portal's first screen does not need it. */
const findCustomers = async (search: string) =>
  (await import('../selling-pages.ts')).findCustomers(search, maxResults);

/** Asks for the newest payments, documents, payment links and customers that match the search. */
const useFinding = () => {
  const { isDemo } = usePortal();
  return async (search: string) => {
    const [payments, invoices, links, customers] = await Promise.all([
      call(listOwnPayments, { query: { ...newest(maxResults, 'createdAt'), search } }),
      call(listOwnInvoices, { query: { ...newest(maxResults, 'issueDate'), search } }),
      call(listOwnLinks, { query: { ...newest(maxResults, 'createdAt'), search } }),
      isDemo ? [] : findCustomers(search),
    ]);
    return {
      payments: pageOf(payments).rows,
      invoices: pageOf(invoices).rows,
      links: pageOf(links).rows,
      customers,
    };
  };
};

type Records = Awaited<ReturnType<ReturnType<typeof useFinding>>>;

/** The found records as results, by kind. */
const useRecordResults = () => {
  const t = useShellMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const money = ({ amount, currency }: { amount: number; currency: string }): string =>
    formatMoney(amount, currency, language);
  return ({ payments, invoices, links, customers }: Records): readonly SearchResultItem[] => [
    ...payments.map((payment) => ({
      to: `${base}/payments/${payment.id}`,
      title: joined([`${t('merchant.payments.id')} ${payment.number}`, money(payment)]),
      detail: joined([payment.customerName ?? payment.customerEmail, payment.description]) || null,
      kind: t('merchant.search.payment'),
    })),
    ...invoices.map(({ id, invoiceNumber, type, totalAmount, currency, customerName }) => ({
      to: `${base}/invoices/${id}`,
      title: joined([invoiceNumber, money({ amount: signed(totalAmount, { type }), currency })]),
      detail: customerName,
      kind: t(`merchant.invoices.types.${type}`),
    })),
    ...links.map((link) => ({
      to: `${base}/links/${link.id}`,
      title: joined([shortToken(link.uniqueToken), money(link)]),
      detail: link.description ?? link.customerName,
      kind: t('merchant.search.link'),
    })),
    ...customers.map(({ id, name, taxId, email }) => ({
      to: `${base}/customers/${id}`,
      title: name,
      detail: taxId ?? email,
      kind: t('merchant.search.customer'),
    })),
  ];
};

/** Pages and actions of the role. Pages are in the menu: they would fill the list before a text is typed. */
const usePlaces = (typed: string): readonly SearchResultItem[] => {
  const t = useShellMessages();
  const { base } = usePortal();
  const holds = useRights();
  const pages = useAllPages();
  const page = t('shared.search.pages');
  const action = { detail: null, kind: t('merchant.search.action') };
  const shown = typed === '' ? [] : pages;
  return [
    ...shown.map(({ to, label }) => ({ to, title: label, detail: null, kind: page })),
    ...(holds('CREATE_LINKS')
      ? [{ ...action, to: `${base}/links${newLinkHash}`, title: t('merchant.home.createLink') }]
      : []),
    ...(holds('WRITE_DOCUMENTS')
      ? [
          { ...action, to: `${base}/invoices/new`, title: t('merchant.invoices.write') },
          { ...action, to: `${base}/proformas/new?kind=OFFER`, title: t('merchant.invoices.writeOffer') },
        ]
      : []),
  ];
};

/** Pages and actions by name, and records. */
export const useSearchResults: UseSearchResults = (text) => {
  const { typed, found, error, isComplete } = useFound(text, useFinding());
  const places = named(usePlaces(typed), typed);
  const records = useRecordResults();
  return { results: [...places, ...(found ? records(found) : [])], error, isComplete };
};
