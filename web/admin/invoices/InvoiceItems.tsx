import { DataTable, SimpleList } from 'react-admin';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { unitIn } from '#contract/units.ts';
import { formatPriceMoney } from '../../shared/format/format-price.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { Rows } from '../kit/fields/Rows.tsx';
import { rateKindOf } from '../../shared/invoices/rate-kind.ts';
import { useInvoiceMessages } from './use-invoice-messages.ts';

type Item = Invoice['items'][number];

export const InvoiceItems = ({ invoice }: { invoice: Invoice }) => {
  const { t, money } = useInvoiceMessages(invoice);
  const language = useLanguage();
  const quantityOf = ({ quantity, unit }: Item) =>
    `${formatNumber(quantity, language, 6)} ${unitIn(unit, language)}`;
  const priceOf = ({ unitPrice }: Item) => formatPriceMoney(unitPrice, invoice.currency, language);
  const rateOf = ({ taxRate, vatGround }: Item) => {
    const kind = rateKindOf(vatGround);
    return kind === 'RATE' ? `${taxRate}%` : t(`admin.invoices.rates.${kind}`);
  };
  const hasDiscount = invoice.items.some(({ discountPercent }) => discountPercent !== null);
  return (
    <Panel title={t('admin.invoices.items')}>
      <Rows<Item>
        rows={invoice.items}
        cards={
          <SimpleList<Item>
            rowClick={false}
            primaryText={({ description }) => description}
            secondaryText={(item) => `${quantityOf(item)} × ${priceOf(item)}`}
            tertiaryText={({ lineTotal }) => money(lineTotal)}
          />
        }
      >
        <DataTable.Col<Item> source="description" label="resources.invoices.fields.description" />
        <DataTable.Col<Item>
          source="quantity"
          label="admin.invoices.quantity"
          align="right"
          render={quantityOf}
        />
        <DataTable.Col<Item>
          source="unitPrice"
          label="admin.invoices.unitPrice"
          align="right"
          render={priceOf}
        />
        {hasDiscount && (
          <DataTable.Col<Item>
            source="discountPercent"
            label="resources.invoices.fields.discountPercent"
            align="right"
            render={({ discountPercent }) => (discountPercent === null ? '' : `${discountPercent}%`)}
          />
        )}
        <DataTable.Col<Item>
          source="taxRate"
          label="resources.invoices.fields.taxRate"
          align="right"
          render={rateOf}
        />
        <DataTable.Col<Item>
          source="lineTotal"
          label="admin.invoices.lineTotal"
          align="right"
          render={({ lineTotal }) => money(lineTotal)}
        />
      </Rows>
    </Panel>
  );
};
