import type { ReactNode } from 'react';
import { pricedLineOf, sumInvoice } from '#contract/invoices/words/invoice-sums.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Facts } from '../../shared/layout/Facts.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { DataTable, type Column } from '../../shared/list/DataTable.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { fromMinor } from '../../shared/money.ts';
import { useRateText } from '../kit/documents/use-rate-text.ts';
import { useMerchantMessages } from '../kit/messages/use-merchant-messages.ts';

type Props = Readonly<{
  title: string;
  /** What is sold, of a proforma or of what repeats. */
  content: Proforma['content'];
  /** Below the sums. */
  children?: ReactNode;
}>;

/** What is sold: the lines with their net amounts, and the sums by the rule of the document that they become. */
export const SaleLines = ({ title, content: { items, currency }, children }: Props) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { nets, subtotal, tax, total } = sumInvoice(items.map((item) => pricedLineOf(item)));
  const shown = (minor: bigint): string => formatMoney(fromMinor(minor), currency, language);
  return (
    <Panel title={title}>
      <DataTable
        label={title}
        columns={useColumns()}
        rows={items.map((item, place) => ({ ...item, place, net: fromMinor(nets[place] ?? 0n) }))}
        rowKey={({ place }) => place}
        empty={null}
      />
      <Facts
        facts={[
          [t('merchant.invoice.subtotal'), shown(subtotal)],
          [t('merchant.draft.vat'), shown(tax)],
          [t('merchant.invoice.total'), shown(total)],
        ]}
      />
      {children}
    </Panel>
  );
};

/** A line with its place and its amount before VAT, in units of the currency. */
type Line = Proforma['content']['items'][number] & Readonly<{ place: number; net: number }>;

const useColumns = (): readonly Column<Line>[] => {
  const t = useMerchantMessages();
  const rateText = useRateText();
  const language = useLanguage();
  return [
    { key: 'description', label: t('merchant.invoice.description'), cell: ({ description }) => description },
    {
      key: 'quantity',
      label: t('merchant.invoice.quantity'),
      align: 'end',
      cell: ({ quantity, unit }) => `${formatNumber(quantity, language, 6)} ${unit ?? ''}`.trim(),
    },
    {
      key: 'taxRate',
      label: t('merchant.invoice.rate'),
      align: 'end',
      cell: ({ taxRate, vatGround }) => rateText(taxRate, vatGround ?? null),
    },
    {
      key: 'net',
      label: t('merchant.invoice.lineTotal'),
      align: 'end',
      cell: ({ net }) => formatAmount(net, language),
    },
  ];
};
