import type { Clock } from '#kernel/clock.ts';
import { modelOf } from '#platform/database/model-of.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { payable } from '../../application/offer-payable-links.ts';
import type { LockedPromise, PromiseKey, TransferPromises } from '../../application/transfer-promises.ts';
import type { PromiseDraft, TransferPromise } from '../../domain/transfer-promise.ts';
import type { PaymentLinks } from '../../ports/payment-links.ts';
import { bankPromises } from './bank-promises-table.ts';

const { read, write } = bankPromises;
const model = modelOf(bankPromises);

type Deps = Readonly<{ transactions: Transactions; links: PaymentLinks; clock: Clock }>;

export class ObjectionTransferPromises implements TransferPromises {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async add(draft: PromiseDraft): Promise<TransferPromise> {
    const row = await this.#query().insert(write(draft)).returning('*');
    return read(row);
  }

  async find(by: PromiseKey): Promise<TransferPromise | null> {
    const row = await this.#query().findOne(by);
    return row === undefined ? null : read(row);
  }

  async lockByReference(reference: string, merchantId: number): Promise<LockedPromise | null> {
    const { links, clock } = this.#deps;
    const found = await this.find({ reference });
    if (found === null || found.merchantId !== merchantId) return null;
    const locked = await links.change(found.paymentLinkId, (link) => ({
      link: payable(link),
      linkStatus: link.statusAt(clock.now()),
    }));
    const row = await this.#query().findById(found.id).forUpdate();
    return locked === null || row === undefined ? null : { ...locked, promise: read(row) };
  }

  async markPaid(id: number, { paymentId, at }: Readonly<{ paymentId: number; at: Date }>): Promise<void> {
    await this.#query()
      .findById(id)
      .patch(write({ paymentId, paidAt: at }));
  }

  async countWaiting(merchantId: number): Promise<number> {
    return this.#query()
      .where('merchant_id', merchantId)
      .whereNull('paid_at')
      .whereNull('withdrawn_at')
      .resultSize();
  }

  #query() {
    return this.#deps.transactions.query(model);
  }
}
