import { useQuery } from '@tanstack/react-query';
import { joined } from '../../../shared/format/joined.ts';
import { formatMoney } from '../../../shared/format/format-money.ts';
import { shortToken } from '../../../shared/format/short-token.ts';
import type { SearchResultItem, UseSearchResults } from '../../../shared/search/search-result.ts';
import { useDebounced } from '../../../shared/search/use-debounced.ts';
import { useLanguage } from '../../../shared/messages/language.ts';
import { newLinkHash } from '../../kit/portal/new-link-hash.ts';
import { signed } from '../../invoices/index.ts';
import { usePortal } from '../../kit/portal/portal.ts';
import { newest } from '../../kit/portal/queries.ts';
import { usePages } from '../use-pages.ts';
import { useRights } from '../../kit/portal/use-rights.ts';
import { useShellMessages } from '../../kit/messages/use-shell-messages.ts';

const minSearchLength = 2;
/** Of each kind of record. */
const maxResults = 5;

/** A lazy chunk: the portal's first screen does not need it. */
const findCustomers = async (search: string) =>
  (await import('../selling-pages.ts')).findCustomers(search, maxResults);

/** The newest payments, documents, payment links and customers that match the search. */
const useRecords = (search: string) => {
  const { api, isDemo } = usePortal();
  return useQuery({
    queryKey: ['search', search],
    queryFn: async () => {
      const [payments, invoices, links, customers] = await Promise.all([
        api.payments({ ...newest(maxResults, 'createdAt'), search }),
        api.invoices({ ...newest(maxResults, 'issueDate'), search }),
        api.links({ ...newest(maxResults, 'createdAt'), search }),
        isDemo ? [] : findCustomers(search),
      ]);
      return { payments: payments.rows, invoices: invoices.rows, links: links.rows, customers };
    },
    enabled: search.length >= minSearchLength,
    placeholderData: (previous) => previous,
  });
};

/** Pages and actions by name, and records; `isComplete` once the server has answered. */
export const useSearchResults: UseSearchResults = (text) => {
  const t = useShellMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const pages = usePages().flatMap((group) => group.pages);
  const holds = useRights();
  const typed = text.trim();
  const search = useDebounced(typed);
  const { data, error, isFetching } = useRecords(search);
  const actionsAndPages = [
    // Pages are in the menu: they would fill the list before a text is typed.
    ...(typed === ''
      ? []
      : pages.map(({ to, label }) => ({ to, title: label, kind: t('shared.search.pages') }))),
    ...[
      {
        right: 'CREATE_LINKS',
        to: `${base}/links${newLinkHash}`,
        title: t('merchant.home.createLink'),
      } as const,
      { right: 'WRITE_DOCUMENTS', to: `${base}/invoices/new`, title: t('merchant.invoices.write') } as const,
    ]
      .filter(({ right }) => holds(right))
      .map(({ to, title }) => ({ to, title, kind: t('merchant.search.action') })),
  ];
  const named = actionsAndPages.filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()));
  const money = ({ amount, currency }: { amount: number; currency: string }): string =>
    formatMoney(amount, currency, language);
  const {
    payments = [],
    invoices = [],
    links = [],
    customers = [],
  } = search.length >= minSearchLength ? (data ?? {}) : {};
  const results: SearchResultItem[] = [
    ...named.map((item) => ({ ...item, detail: null })),
    ...payments.map((payment) => ({
      to: `${base}/payments/${payment.id}`,
      title: joined([`${t('merchant.payments.id')} ${payment.id}`, money(payment)]),
      detail: payment.description ?? payment.customerName ?? payment.customerEmail,
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
  return { results, error, isComplete: search === typed && !isFetching };
};
