import { Model, snakeCaseMappers } from 'objection';
import type { ChargeCurrency, Currency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import { PaymentLink, type LinkRecord, type LinkStatus, type LinkUsage } from '../../domain/payment-link.ts';

/** A row of `payment_links`. Fields are declared, not defined: a defined one would write undefined. */
export class LinkRow extends Model {
  static override tableName = 'payment_links';
  static override columnNameMappers = snakeCaseMappers();

  declare id: number;
  declare token: string;
  declare merchantId: number;
  declare amountMinor: number;
  declare currency: Currency;
  declare chargeAmountMinor: number;
  declare chargeCurrency: ChargeCurrency;
  declare fxRate: string | null;
  declare usage: LinkUsage;
  declare status: LinkStatus;
  declare description: string | null;
  declare customerName: string | null;
  declare customerEmail: string | null;
  declare expiresAt: string | null;
  declare createdAt: string;
  declare updatedAt: string;
  declare paidAt: string | null;
  declare cancelledAt: string | null;
  declare version: number;
}

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const toLink = (row: LinkRow): PaymentLink =>
  PaymentLink.restore({
    id: row.id,
    token: row.token,
    merchantId: row.merchantId,
    price: Money.ofMinor(row.amountMinor, row.currency),
    charge: Money.ofMinor(row.chargeAmountMinor, row.chargeCurrency),
    fxRate: row.fxRate,
    usage: row.usage,
    status: row.status,
    description: row.description,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    expiresAt: instant(row.expiresAt),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    paidAt: instant(row.paidAt),
    cancelledAt: instant(row.cancelledAt),
    version: row.version,
  });

type Columns = Omit<Partial<LinkRow>, keyof Model>;

export const toColumns = (record: Readonly<LinkRecord>): Columns => ({
  token: record.token,
  merchantId: record.merchantId,
  amountMinor: Number(record.price.minor),
  currency: record.price.currency,
  chargeAmountMinor: Number(record.charge.minor),
  chargeCurrency: record.charge.currency,
  fxRate: record.fxRate,
  usage: record.usage,
  status: record.status,
  description: record.description,
  customerName: record.customerName,
  customerEmail: record.customerEmail,
  expiresAt: record.expiresAt?.toISOString() ?? null,
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
  paidAt: record.paidAt?.toISOString() ?? null,
  cancelledAt: record.cancelledAt?.toISOString() ?? null,
  version: record.version,
});
