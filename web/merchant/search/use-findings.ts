import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../shared/format/format-money.ts';
import { shortToken } from '../../shared/format/short-token.ts';
import type { Finding, UseFindings } from '../../shared/search/finding.ts';
import { useSettled } from '../../shared/search/use-settled.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { newLinkHash } from '../links/new-link-hash.ts';
import { signed } from '../invoices/signed-total.ts';
import { usePortal } from '../portal.ts';
import { newest } from '../queries.ts';
import { usePages } from '../use-pages.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';

const shortest = 2;
/** Of each kind. */
const most = 5;

/** The newest few payments, documents and links that the lists themselves would find. */
const useRecords = (search: string) => {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['findings', search],
    queryFn: async () => {
      const [payments, invoices, links] = await Promise.all([
        api.payments({ ...newest(most, 'createdAt'), search }),
        api.invoices({ ...newest(most, 'issueDate'), search }),
        api.links({ ...newest(most, 'createdAt'), search }),
      ]);
      return { payments: payments.rows, invoices: invoices.rows, links: links.rows };
    },
    enabled: search.length >= shortest,
    placeholderData: (previous) => previous,
  });
};

/** Pages and acts by their names, and records; `isSure` once the server has answered. */
export const useFindings: UseFindings = (text) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { base } = usePortal();
  const pages = usePages();
  const typed = text.trim();
  const search = useSettled(typed);
  const { data, error, isFetching } = useRecords(search);
  const places = [
    ...pages.map(({ to, label }) => ({ to, title: label, kind: t('shared.search.pages') })),
    ...[
      { to: `${base}/links${newLinkHash}`, title: t('merchant.home.createLink') },
      { to: `${base}/invoices/new`, title: t('merchant.invoices.write') },
    ].map((act) => ({ ...act, kind: t('merchant.search.act') })),
  ];
  const named = places.filter(({ title }) => title.toLowerCase().includes(typed.toLowerCase()));
  const money = ({ amount, currency }: { amount: number; currency: string }): string =>
    formatMoney(amount, currency, language);
  const { payments = [], invoices = [], links = [] } = search.length >= shortest ? (data ?? {}) : {};
  const findings: Finding[] = [
    ...named.map((place) => ({ ...place, detail: null })),
    ...payments.map((payment) => ({
      to: `${base}/payments/${payment.id}`,
      title: `${t('merchant.payments.id')} ${payment.id} · ${money(payment)}`,
      detail: payment.description ?? payment.customerName ?? payment.customerEmail,
      kind: t('merchant.search.payment'),
    })),
    ...invoices.map(({ id, invoiceNumber, type, totalAmount, currency, customerName }) => ({
      to: `${base}/invoices/${id}`,
      title: `${invoiceNumber} · ${money({ amount: signed(totalAmount, { type }), currency })}`,
      detail: customerName,
      kind: t(`merchant.invoices.types.${type}`),
    })),
    ...links.map((link) => ({
      to: `${base}/links/${link.id}`,
      title: `${shortToken(link.uniqueToken)} · ${money(link)}`,
      detail: link.description ?? link.customerName,
      kind: t('merchant.search.link'),
    })),
  ];
  return { findings, error, isSure: search === typed && !isFetching };
};
