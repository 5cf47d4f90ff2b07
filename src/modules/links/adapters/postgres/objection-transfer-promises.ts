import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { modelOf } from '#platform/database/model-of.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { payable } from '../../application/offer-payable-links.ts';
import type {
  LockedPromise,
  PromiseForPayer,
  PromiseKey,
  TransferPromises,
} from '../../application/transfer-promises.ts';
import type { PromiseDraft, TransferPromise } from '../../domain/transfer-promise.ts';
import type { PaymentLinks } from '../../ports/payment-links.ts';
import { isOpenLink, isOpenPromise } from './link-conditions.ts';
import { bankPromises } from './bank-promises-table.ts';

const { read, write } = bankPromises;
const model = modelOf(bankPromises);

type Deps = Readonly<{
  transactions: Transactions;
  database: Database;
  events: Events;
  links: PaymentLinks;
  merchants: Pick<MerchantDirectory, 'byId'>;
  clock: Clock;
}>;

export class ObjectionTransferPromises implements TransferPromises {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async add(draft: PromiseDraft): Promise<TransferPromise> {
    const { transactions, events } = this.#deps;
    return transactions.run(async () => {
      const row = await this.#query().insert(write(draft)).returning('*');
      const promise = read(row);
      const { merchantId, id: subjectId } = promise;
      await events.publish(MerchantFactHappened, { type: 'transfer.promised', merchantId, subjectId });
      return promise;
    });
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

  async withdraw(id: number, at: Date): Promise<void> {
    await this.#query()
      .findById(id)
      .patch(write({ withdrawnAt: at }));
  }

  async findForPayer(token: string): Promise<PromiseForPayer | null> {
    const { links, merchants, clock } = this.#deps;
    const promise = await this.find({ token });
    if (promise === null) return null;
    const [link, merchant] = await Promise.all([
      links.find({ id: promise.paymentLinkId }),
      merchants.byId(promise.merchantId),
    ]);
    if (link === null || merchant === null) return null;
    const { description, token: linkToken } = link.toRecord();
    const { businessName: merchantName } = merchant;
    return { promise, merchantName, description, linkToken, linkStatus: link.statusAt(clock.now()) };
  }

  async countWaiting(merchantId: number): Promise<number> {
    const [counted] = await this.#deps.database.rows<{ count: number }>(
      `select count(*)::bigint as count from bank_promises p join payment_links l on l.id = p.payment_link_id
       where p.merchant_id = :merchantId and ${isOpenPromise('p')} and ${isOpenLink('l')}`,
      { merchantId },
    );
    return counted!.count;
  }

  #query() {
    return this.#deps.transactions.query(model);
  }
}
