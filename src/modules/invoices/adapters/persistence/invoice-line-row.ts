import { Model, snakeCaseMappers } from 'objection';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { InvoiceLine } from '../../domain/invoice-document.ts';
import type { TaxGroup, VatRate } from '../../domain/vat.ts';

/** A row of `invoice_lines`. */
export class InvoiceLineRow extends Model {
  static override tableName = 'invoice_lines';
  static override columnNameMappers = snakeCaseMappers();

  declare id: number;
  declare invoiceId: number;
  declare position: number;
  declare description: string;
  declare quantity: string;
  declare unit: string;
  declare unitPriceMinor: number;
  declare netMinor: number;
  declare taxRate: VatRate;
  declare taxGroup: TaxGroup;
  declare taxMinor: number;
}

export const toLineColumns = (line: InvoiceLine, invoiceId: number, position: number) => ({
  invoiceId,
  position,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  unitPriceMinor: Number(line.unitPrice.minor),
  netMinor: Number(line.net.minor),
  taxRate: line.taxRate,
  taxGroup: line.taxGroup,
  taxMinor: Number(line.tax.minor),
});

export const toLine = (row: InvoiceLineRow, currency: ChargeCurrency): InvoiceLine => ({
  description: row.description,
  // numeric(12, 3) comes back as `1.000`.
  quantity: row.quantity.replace(/\.?0+$/, ''),
  unit: row.unit,
  unitPrice: Money.ofMinor(row.unitPriceMinor, currency),
  net: Money.ofMinor(row.netMinor, currency),
  taxRate: row.taxRate,
  taxGroup: row.taxGroup,
  tax: Money.ofMinor(row.taxMinor, currency),
});
