import type { Invoice } from '#contract/invoices.ts';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { DataTable } from '../../shared/list/DataTable.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMerchantMessages } from '../messages/use-merchant-messages.ts';
import classes from './InvoicePage.module.css';
import { useRateText } from './use-rate-text.ts';
import { signed } from './signed-total.ts';
import { taxLinesOf } from './tax-lines.ts';

/** The lines and their sums. The tax line shows only when there is tax, the paid line only when something was paid. */
export const InvoiceItems = ({ invoice }: { invoice: Invoice }) => {
  const t = useMerchantMessages();
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(signed(amount, invoice), invoice.currency, language);
  return (
    <>
      <DataTable
        label={t('merchant.invoice.items')}
        columns={useColumns(invoice)}
        rows={invoice.items}
        rowKey={({ id }) => id}
        empty={null}
      />
      <dl className={classes['sums']}>
        <Sum label={t('merchant.invoice.subtotal')} value={money(invoice.subtotal)} />
        {taxLinesOf(invoice).map(({ rate, amount }) => (
          <Sum
            key={rate}
            label={t('merchant.invoice.tax', { rate: formatNumber(rate, language, 2) })}
            value={money(amount)}
          />
        ))}
        <Sum label={t('merchant.invoice.total')} value={money(invoice.totalAmount)} strong />
        {invoice.paidAmount > 0 && invoice.type !== 'CREDIT_NOTE' && (
          <Sum label={t('merchant.invoice.paid')} value={money(invoice.paidAmount)} />
        )}
        {invoice.paidAmount > 0 && invoice.openAmount > 0 && (
          <Sum label={t('merchant.invoice.open')} value={money(invoice.openAmount)} strong />
        )}
      </dl>
      {groundsOf(invoice).map((ground) => (
        <p key={ground} className={classes['soft']}>
          {t('merchant.invoice.vatGround')}: {ground}
        </p>
      ))}
    </>
  );
};

/** The grounds of the lines in words, each once. */
const groundsOf = ({ items }: Invoice): string[] => [
  ...new Set(items.flatMap(({ vatGroundText }) => (vatGroundText === null ? [] : [vatGroundText]))),
];

const Sum = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? classes['total'] : undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

const useColumns = (invoice: Invoice): readonly Column<Invoice['items'][number]>[] => {
  const t = useMerchantMessages();
  const rateText = useRateText();
  const language = useLanguage();
  return [
    { key: 'description', label: t('merchant.invoice.description'), cell: ({ description }) => description },
    {
      key: 'quantity',
      label: t('merchant.invoice.quantity'),
      align: 'end',
      cell: ({ quantity, unit }) => `${formatNumber(quantity, language, 3)} ${unit}`,
    },
    {
      key: 'unitPrice',
      label: t('merchant.invoice.unitPrice'),
      align: 'end',
      cell: ({ unitPrice }) => formatAmount(signed(unitPrice, invoice), language),
    },
    ...(invoice.items.some(({ discountPercent }) => discountPercent !== null)
      ? ([
          {
            key: 'discountPercent',
            label: t('merchant.invoice.discount'),
            align: 'end',
            cell: ({ discountPercent }: Invoice['items'][number]) =>
              discountPercent === null ? '' : `${formatNumber(discountPercent, language, 2)}%`,
          },
        ] as const)
      : []),
    {
      key: 'taxRate',
      label: t('merchant.invoice.rate'),
      align: 'end',
      cell: ({ taxRate, vatGround }) => rateText(taxRate, vatGround),
    },
    {
      key: 'lineTotal',
      label: t('merchant.invoice.lineTotal'),
      align: 'end',
      cell: ({ lineTotal }) => formatAmount(signed(lineTotal, invoice), language),
    },
  ];
};
