import type { Invoice } from '#contract/invoices/invoices.ts';
import { formatAmount, formatMoney } from '../../shared/format/format-money.ts';
import { formatPrice } from '../../shared/format/format-price.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { DataTable } from '../../shared/list/DataTable.tsx';
import type { Column } from '../../shared/list/DataTable.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { sumOf } from '../../shared/money.ts';
import { useAdvanceMessages } from './messages/use-advance-messages.ts';
import classes from './InvoicePage.module.css';
import { LineText } from './LineText.tsx';
import { useRateText } from '../kit/documents/use-rate-text.ts';
import { signed } from './signed-total.ts';
import { taxLinesOf } from './tax-lines.ts';

/** The lines and their sums. Rows for tax, advances, payments and credit notes show only where there are any. */
export const InvoiceItems = ({ invoice }: { invoice: Invoice }) => {
  const t = useAdvanceMessages();
  const language = useLanguage();
  const money = (amount: number): string => formatMoney(signed(amount, invoice), invoice.currency, language);
  const deducted = netDeducted(invoice);
  const settled = settledOf(invoice);
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
        {deducted > 0 && (
          <>
            <Sum label={t('advance.goods')} value={money(sumOf([invoice.subtotal, deducted]))} />
            <Sum label={t('advance.deductions')} value={money(-deducted)} />
          </>
        )}
        <Sum label={t('merchant.invoice.subtotal')} value={money(invoice.subtotal)} />
        {taxLinesOf(invoice).map(({ rate, amount }) => (
          <Sum
            key={rate}
            label={t('merchant.invoice.tax', { rate: formatNumber(rate, language, 2) })}
            value={money(amount)}
          />
        ))}
        <Sum label={t('merchant.invoice.total')} value={money(invoice.totalAmount)} strong />
        {settled.map(([label, amount]) => (
          <Sum
            key={label}
            label={t(`merchant.invoice.${label}`)}
            value={money(amount)}
            strong={label === 'open'}
          />
        ))}
      </dl>
      {groundsOf(invoice).map((ground) => (
        <p key={ground} className={classes['soft']}>
          {t('merchant.invoice.vatGround')}: {ground}
        </p>
      ))}
    </>
  );
};

/** What the advances deducted take from the tax base, in units of the currency. */
const netDeducted = ({ advances }: Invoice): number => sumOf(advances.map(({ subtotal }) => subtotal));

/** What was paid, refunded and credited, and what is left to pay of it; a credit note has none of them. */
const settledOf = ({ type, paidAmount, refundedAmount, creditedAmount, openAmount }: Invoice) => {
  if (type === 'CREDIT_NOTE' || (paidAmount === 0 && creditedAmount === 0)) return [];
  const rows = [
    ['paid', paidAmount] as const,
    ['refunded', refundedAmount] as const,
    ['credited', creditedAmount] as const,
    ['open', openAmount] as const,
  ];
  return rows.filter(([, amount]) => amount > 0);
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

type Item = Invoice['items'][number];

const useColumns = (invoice: Invoice): readonly Column<Item>[] => {
  const t = useAdvanceMessages();
  const rateText = useRateText();
  const language = useLanguage();
  const figure = (key: string, label: string, cell: (item: Item) => string): Column<Item> => ({
    key,
    label,
    align: 'end',
    cell,
  });
  const hasDiscounts = invoice.items.some(({ discountPercent }) => discountPercent !== null);
  const discount = figure('discountPercent', t('merchant.invoice.discount'), ({ discountPercent }) =>
    discountPercent === null ? '' : `${formatNumber(discountPercent, language, 2)}%`,
  );
  return [
    {
      key: 'description',
      label: t('merchant.invoice.description'),
      cell: (item) => <LineText item={item} advances={invoice.advances} />,
    },
    figure(
      'quantity',
      t('merchant.invoice.quantity'),
      ({ quantity, unit }) => `${formatNumber(quantity, language, 6)} ${unit}`,
    ),
    figure('unitPrice', t('merchant.invoice.unitPrice'), ({ unitPrice }) =>
      formatPrice(signed(unitPrice, invoice), language),
    ),
    ...(hasDiscounts ? [discount] : []),
    figure('taxRate', t('merchant.invoice.rate'), ({ taxRate, vatGround }) => rateText(taxRate, vatGround)),
    figure('lineTotal', t('merchant.invoice.lineTotal'), ({ lineTotal }) =>
      formatAmount(signed(lineTotal, invoice), language),
    ),
  ];
};
