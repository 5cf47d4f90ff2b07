import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import { listOwnInvoices } from '#contract/invoices/invoice-lists.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { mostFound, openFor, openStatuses } from '../../shared/bank/chosen-invoices.ts';
import { call } from '../../shared/call.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { pageOf } from '../../shared/list/page-of.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useDebounced } from '../../shared/search/use-debounced.ts';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';
import { Loading } from '../../shared/state/Loading.tsx';
import classes from './Bank.module.css';
import { useBankMessages } from './messages/bank-messages.ts';

/** Open documents in the currency of a movement. */
const findOpen = async (
  line: BankLine,
  search: string,
  signal: AbortSignal,
): Promise<readonly InvoiceSummary[]> => {
  const pages = await Promise.all(
    openStatuses.map(async (status) => {
      const order = { page: 0, size: 25, sortBy: 'dueDate', sortDir: 'asc' } as const;
      const query = { ...order, status, currency: line.currency as 'EUR', ...(search !== '' && { search }) };
      return pageOf(await call(listOwnInvoices, { query }, { signal })).rows;
    }),
  );
  return openFor(line, pages.flat());
};

interface OpenInvoicesProps {
  readonly line: BankLine;
  /** Ids that are chosen already. */
  readonly chosen: readonly number[];
  readonly onAdd: (invoice: InvoiceSummary) => void;
}

/** Searches the open invoices, each with a button that chooses it. */
export const OpenInvoices = ({ line, chosen, onAdd }: OpenInvoicesProps) => {
  const t = useBankMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data, error, refetch } = useQuery({
    queryKey: ['bank', 'open-invoices', line.amount, line.currency, search],
    queryFn: ({ signal }) => findOpen(line, search, signal),
    placeholderData: keepPreviousData,
  });
  const found = data?.filter((invoice) => !chosen.includes(invoice.id)).slice(0, mostFound);
  return (
    <div className={classes['search']}>
      <label htmlFor={id}>{t('bank.match.search')}</label>
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={t('bank.match.searchHint')}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        // Enter searches; it does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error ? (
        <ErrorBanner error={error} fallback={t('bank.match.failed')} onRetry={() => void refetch()} />
      ) : found === undefined ? (
        <Loading />
      ) : found.length === 0 ? (
        <p className={classes['soft']}>{t('bank.match.none')}</p>
      ) : (
        <ul className={classes['found']}>
          {found.map((invoice) => (
            <Found key={invoice.id} invoice={invoice} onAdd={() => onAdd(invoice)} />
          ))}
        </ul>
      )}
    </div>
  );
};

const Found = ({ invoice, onAdd }: Readonly<{ invoice: InvoiceSummary; onAdd: () => void }>) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { invoiceNumber, customerName, description, openAmount, currency } = invoice;
  return (
    <li>
      <span className={classes['words']}>
        <strong>{t('bank.invoice', { number: invoiceNumber })}</strong>
        <span className={classes['soft']}>
          {joined([customerName ?? description, formatMoney(openAmount, currency, language)])}
        </span>
      </span>
      <Button size="small" aria-label={t('bank.match.addOf', { number: invoiceNumber })} onClick={onAdd}>
        {t('bank.match.add')}
      </Button>
    </li>
  );
};
