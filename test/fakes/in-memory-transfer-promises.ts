import type { Clock } from '#kernel/clock.ts';
import { payable } from '#modules/links/application/offer-payable-links.ts';
import type {
  LockedPromise,
  PromiseForPayer,
  PromiseKey,
  TransferPromises,
} from '#modules/links/application/transfer-promises.ts';
import type { PromiseDraft, TransferPromise } from '#modules/links/domain/transfer-promise.ts';
import type { PaymentLinks } from '#modules/links/ports/payment-links.ts';

/** Promises of the links of a repository; nothing else runs between the statements of a test. */
export class InMemoryTransferPromises implements TransferPromises {
  readonly #promises = new Map<number, TransferPromise>();
  readonly #links: PaymentLinks;
  readonly #clock: Clock;

  constructor({ links, clock }: Readonly<{ links: PaymentLinks; clock: Clock }>) {
    this.#links = links;
    this.#clock = clock;
  }

  async add(draft: PromiseDraft): Promise<TransferPromise> {
    const id = this.#promises.size + 1;
    const promise = { ...draft, id, withdrawnAt: null, paidAt: null, paymentId: null };
    this.#promises.set(id, promise);
    return promise;
  }

  async find(by: PromiseKey): Promise<TransferPromise | null> {
    const [[field, value]] = Object.entries(by) as [[keyof TransferPromise, unknown]];
    return [...this.#promises.values()].find((promise) => promise[field] === value) ?? null;
  }

  async lockByReference(reference: string, merchantId: number): Promise<LockedPromise | null> {
    const promise = await this.find({ reference });
    if (promise?.merchantId !== merchantId) return null;
    const locked = await this.#links.change(promise.paymentLinkId, (link) => ({
      link: payable(link),
      linkStatus: link.statusAt(this.#clock.now()),
    }));
    return locked === null ? null : { ...locked, promise };
  }

  async markPaid(id: number, { paymentId, at }: Readonly<{ paymentId: number; at: Date }>): Promise<void> {
    this.#promises.set(id, { ...this.#promises.get(id)!, paymentId, paidAt: at });
  }

  async withdraw(id: number, at: Date): Promise<void> {
    this.#promises.set(id, { ...this.#promises.get(id)!, withdrawnAt: at });
  }

  async findForPayer(token: string): Promise<PromiseForPayer | null> {
    const promise = await this.find({ token });
    if (promise === null) return null;
    const link = (await this.#links.find({ id: promise.paymentLinkId }))!;
    const { description, token: linkToken } = link.toRecord();
    const linkStatus = link.statusAt(this.#clock.now());
    return { promise, merchantName: promise.receiver, description, linkToken, linkStatus };
  }

  async countWaiting(merchantId: number): Promise<number> {
    return [...this.#promises.values()].filter(
      (promise) =>
        promise.merchantId === merchantId && promise.paidAt === null && promise.withdrawnAt === null,
    ).length;
  }
}
