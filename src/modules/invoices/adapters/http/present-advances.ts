import type { OpenAdvance } from '#contract/invoices/invoice-advances.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import { Money } from '#kernel/money.ts';
import type { InvoiceLineView, InvoiceView } from '../../application/invoice-view.ts';
import type { OpenAdvanceView } from '../postgres/open-advances.ts';

const decimalIn =
  (currency: ChargeCurrency) =>
  (minor: number): number =>
    Money.ofMinor(minor, currency).toDecimal();

type Facts = Pick<Invoice, 'isAdvance' | 'advances' | 'deductedIn' | 'installments'>;

export const presentAdvanceFacts = (invoice: InvoiceView): Facts => {
  const decimal = decimalIn(invoice.currency);
  return {
    isAdvance: invoice.isAdvance,
    advances: invoice.advances.map(({ netMinor, taxMinor, ...advance }) => ({
      ...advance,
      subtotal: decimal(netMinor),
      taxAmount: decimal(taxMinor),
    })),
    deductedIn: invoice.deductedIn,
    installments: invoice.installments.map(({ amountMinor, openMinor, ...installment }) => ({
      ...installment,
      amount: decimal(amountMinor),
      openAmount: decimal(openMinor),
    })),
  };
};

export const presentLineAdvance = ({
  advanceNumber: invoiceNumber,
  advanceIssueDate: issueDate,
}: InvoiceLineView): Invoice['items'][number]['advance'] =>
  invoiceNumber === null || issueDate === null ? null : { invoiceNumber, issueDate };

export const presentOpenAdvance = ({ totalMinor, rates, ...advance }: OpenAdvanceView): OpenAdvance => {
  const decimal = decimalIn(advance.currency);
  const leftMinor = rates.reduce((sum, { netMinor, taxMinor }) => sum + netMinor + taxMinor, 0);
  return {
    ...advance,
    totalAmount: decimal(totalMinor),
    leftAmount: decimal(leftMinor),
    rates: rates.map(({ taxRate, netMinor, taxMinor }) => ({
      taxRate,
      subtotal: decimal(netMinor),
      taxAmount: decimal(taxMinor),
    })),
  };
};
