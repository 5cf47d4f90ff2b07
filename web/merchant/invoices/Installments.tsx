import type { Invoice } from '#contract/invoices/invoices.ts';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { formatDate } from '../../shared/format/format-date.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable } from '../../shared/list/DataTable.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useAdvanceMessages } from './messages/use-advance-messages.ts';

type Part = Invoice['installments'][number];

/** The plan of instalments, each with what is open and its payment link. */
export const Installments = ({ invoice }: { invoice: Invoice }) => {
  const t = useAdvanceMessages();
  const columns = useColumns(invoice);
  if (invoice.installments.length === 0) return null;
  return (
    <Panel title={t('advance.list')}>
      <DataTable
        label={t('advance.list')}
        columns={columns}
        rows={invoice.installments}
        rowKey={({ seq }) => seq}
        empty={null}
      />
    </Panel>
  );
};

const useColumns = ({ currency }: Invoice): readonly Column<Part>[] => {
  const t = useAdvanceMessages();
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(amount, currency, language);
  return [
    { key: 'seq', label: '№', cell: ({ seq }) => seq },
    { key: 'dueDate', label: t('advance.dueDate'), cell: ({ dueDate }) => formatDate(dueDate) },
    { key: 'amount', label: t('advance.amount'), align: 'end', cell: ({ amount }) => money(amount) },
    {
      key: 'open',
      label: t('advance.open'),
      align: 'end',
      cell: ({ openAmount }) => (openAmount === 0 ? t('advance.paid') : money(openAmount)),
    },
    {
      key: 'link',
      label: t('advance.link'),
      cell: ({ payUrl, seq }) =>
        payUrl === null ? '' : <CopyButton text={payUrl} label={t('advance.copy', { place: seq })} />,
    },
  ];
};
