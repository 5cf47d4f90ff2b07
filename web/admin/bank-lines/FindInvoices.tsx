import { Alert, Button, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { InvoiceSummary } from '#contract/invoices/invoices.ts';
import { messageOf } from '../../shared/api-error.ts';
import { mostFound, openFor, openStatuses } from '../../shared/bank/chosen-invoices.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { joined } from '../../shared/format/joined.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import { useDebounced } from '../../shared/search/use-debounced.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import { useBankMessages } from './messages/bank-messages.ts';

/** Open documents of the client in the currency of a movement. */
const useOpenInvoices = (line: BankLine, search: string) => {
  const dataProvider = useAdminData();
  const { merchantId, currency } = line;
  return useQuery({
    queryKey: ['bank', 'open-invoices', line.id, search],
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        openStatuses.map((status) =>
          dataProvider.getList<InvoiceSummary>('invoices', {
            pagination: { page: 1, perPage: 25 },
            sort: { field: 'dueDate', order: 'ASC' },
            filter: { merchantId, status, currency, ...(search !== '' && { search }) },
            signal,
          }),
        ),
      );
      return openFor(
        line,
        pages.flatMap(({ data }) => data),
      );
    },
    placeholderData: keepPreviousData,
  });
};

interface FindInvoicesProps {
  readonly line: BankLine;
  /** Ids that are chosen already. */
  readonly chosen: readonly number[];
  readonly onAdd: (invoice: InvoiceSummary) => void;
}

/** Searches the open invoices of a client, each with a button that chooses it. */
export const FindInvoices = ({ line, chosen, onAdd }: FindInvoicesProps) => {
  const t = useBankMessages();
  const [typed, setTyped] = useState('');
  const { data, error } = useOpenInvoices(line, useDebounced(typed.trim()));
  const found = data?.filter(({ id }) => !chosen.includes(id)).slice(0, mostFound);
  return (
    <>
      <TextField
        type="search"
        label={t('bank.match.search')}
        placeholder={t('bank.match.searchHint')}
        value={typed}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        onChange={({ target }) => setTyped(target.value)}
        // Enter searches; it does not send the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error ? (
        <Alert severity="error">{messageOf(error, t('bank.match.failed'))}</Alert>
      ) : found === undefined ? (
        <CircularProgress size={20} />
      ) : found.length === 0 ? (
        <Typography color="textSecondary">{t('bank.match.none')}</Typography>
      ) : (
        <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
          {found.map((invoice) => (
            <Found key={invoice.id} invoice={invoice} onAdd={() => onAdd(invoice)} />
          ))}
        </Stack>
      )}
    </>
  );
};

const Found = ({ invoice, onAdd }: Readonly<{ invoice: InvoiceSummary; onAdd: () => void }>) => {
  const t = useBankMessages();
  const language = useLanguage();
  const { invoiceNumber, customerName, description, openAmount, currency } = invoice;
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography component="div" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('bank.invoice', { number: invoiceNumber })}
        <Typography variant="body2" color="textSecondary">
          {joined([customerName ?? description, formatMoney(openAmount, currency, language)])}
        </Typography>
      </Typography>
      <Button
        variant="outlined"
        size="small"
        aria-label={t('bank.match.addOf', { number: invoiceNumber })}
        onClick={onAdd}
      >
        {t('bank.match.add')}
      </Button>
    </Stack>
  );
};
