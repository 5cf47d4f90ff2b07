import { systemFor } from '#kernel/actor.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { WriteInvoice } from '#modules/invoices/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { billOf, type BillPlan } from '../domain/bill.ts';
import { billBuyerOf, billVatOf, type BillBuyer, type BillVat } from '../domain/bill-buyer.ts';
import { BillNotFound } from '../domain/failures.ts';
import { withoutTax } from '../domain/plan-lines.ts';
import type { BillRows } from './bill-rows.ts';
import type { Billed, BillRunOf, ToBill } from './bill-run.ts';
import { draftOfBill } from './draft-bill.ts';
import type { StoreBill } from './store-bill.ts';

type Deps = Readonly<{
  rows: Pick<BillRows, 'earlier'>;
  directory: Pick<MerchantDirectory, 'byId'>;
  writeInvoice: Pick<WriteInvoice, 'prepare'>;
  storeBill: Pick<StoreBill, 'execute'>;
  config: Readonly<{ stripe: Readonly<{ routing: 'none' | 'direct' }> }>;
  messages: Messages;
}>;

/** Bills one merchant. The VAT number of the buyer is asked for before the transaction that stores the bill. */
export class BillMerchant {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws BillChanged, and what the documents of the operator throw */
  async execute(run: BillRunOf, given: ToBill): Promise<Billed> {
    const merchant = await this.#deps.directory.byId(given.id);
    if (merchant === null) throw new BillNotFound();
    const buyer = billBuyerOf(merchant);
    const vat = billVatOf(run.operator.vatRegistration, buyer);
    const hasReturned = (given.fees?.returnedEarlierMinor ?? 0n) > 0n;
    const bill = billOf({
      ...given,
      plans: vat.isWithoutTax ? given.plans.map(withoutTax) : given.plans,
      earlier: hasReturned ? await this.#deps.rows.earlier(given.id) : [],
    });
    const said = {
      merchantId: merchant.id,
      merchantName: merchant.businessName,
      outcome: bill.outcome,
      feesMinor: bill.sums?.chargedMinor ?? 0n,
      planMinor: bill.sums?.planMinor ?? 0n,
      withheldMinor: bill.withheldMinor,
      creditedMinor: bill.credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
      invoiceNumber: null,
    };
    if (bill.outcome === 'NOTHING') return said;
    const prepared =
      bill.outcome === 'ISSUED' ? await this.#prepare(run, { merchant, buyer, vat, bill }) : null;
    if (run.isDryRun) return said;
    const { waiting } = given;
    return { ...said, ...(await this.#deps.storeBill.execute(run, { merchant, bill, waiting, prepared })) };
  }

  #prepare(
    { operator, month, today }: BillRunOf,
    {
      bill: { lines, withheldMinor },
      ...about
    }: Readonly<{ merchant: MerchantRecord; buyer: BillBuyer; vat: BillVat; bill: BillPlan }>,
  ) {
    const { config, messages, writeInvoice } = this.#deps;
    const isOwnAccount = config.stripe.routing === 'direct';
    const draft = draftOfBill(messages, { ...about, month, today, isOwnAccount, lines });
    return writeInvoice.prepare({
      actor: systemFor('billing', operator.id),
      draft,
      withheld: withheldMinor > 0n ? Money.ofMinor(withheldMinor, 'EUR') : undefined,
      send: draft.customer.email !== null,
    });
  }
}
