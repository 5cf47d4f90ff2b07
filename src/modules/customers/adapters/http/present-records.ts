import type { Customer } from '#contract/customers/customers.ts';
import type { CustomerStatement } from '#contract/customers/customer-statements.ts';
import type { ProposedCustomer } from '#contract/customers/customer-proposals.ts';
import type { Item } from '#contract/customers/items.ts';
import { kindOfBuyer } from '../../application/accept-proposal.ts';
import type { CustomerRecord } from '../../domain/customer.ts';
import { pricesOf, type ItemRecord } from '../../domain/item.ts';
import type { Statement } from '../../domain/statement.ts';
import type { PastBuyer } from '../../ports/documents-of-customers.ts';

const dates = ({ createdAt, archivedAt }: Readonly<{ createdAt: Date; archivedAt: Date | null }>) => ({
  createdAt: createdAt.toISOString(),
  archivedAt: archivedAt?.toISOString() ?? null,
});

export const presentCustomer = ({ vatChecked, ...customer }: CustomerRecord): Customer => ({
  ...customer,
  ...dates(customer),
  vatCheck: vatChecked,
});

export const presentItem = (item: ItemRecord): Item => {
  const { gross, net, isNetExact } = pricesOf(item);
  return {
    ...item,
    ...dates(item),
    price: item.price.toDecimal(),
    currency: item.price.currency,
    gross: gross.toDecimal(),
    net: net.toDecimal(),
    isNetExact,
  };
};

export const presentProposal = ({ country: _, kind, ...buyer }: PastBuyer): ProposedCustomer => ({
  ...buyer,
  kind: kindOfBuyer({ kind, ...buyer }),
});

export const presentStatement = (
  { id, name }: Pick<CustomerRecord, 'id' | 'name'>,
  { from, to, lines, sums }: Statement,
): CustomerStatement => ({
  customerId: id,
  customerName: name,
  from,
  to,
  lines: lines.map(({ document, total, paid, credited, refunded, open, daysOverdue }) => ({
    invoiceId: document.invoiceId,
    invoiceNumber: document.invoiceNumber,
    type: document.type,
    issueDate: document.issueDate,
    dueDate: document.dueDate,
    currency: document.currency,
    total: total.toDecimal(),
    paid: paid.toDecimal(),
    credited: credited.toDecimal(),
    refunded: refunded.toDecimal(),
    open: open.toDecimal(),
    daysOverdue,
  })),
  sums: sums.map((sum) => ({
    currency: sum.currency,
    opening: sum.opening.toDecimal(),
    opened: sum.opened.toDecimal(),
    credited: sum.credited.toDecimal(),
    paid: sum.paid.toDecimal(),
    refunded: sum.refunded.toDecimal(),
    closing: sum.closing.toDecimal(),
    open: sum.open.toDecimal(),
    inFavour: sum.inFavour.toDecimal(),
    overdue: sum.overdue.toDecimal(),
  })),
});
