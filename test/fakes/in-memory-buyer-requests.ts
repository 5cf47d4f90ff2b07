import type {
  BuyerRequest,
  BuyerRequestAnswer,
  BuyerRequests,
} from '#modules/invoices/ports/buyer-requests.ts';

export class InMemoryBuyerRequests implements BuyerRequests {
  readonly #requests = new Map<number, BuyerRequest>();
  readonly #emails: ReadonlyMap<number, string>;

  /** @param emails e-mails of payments, by payment id */
  constructor(emails: ReadonlyMap<number, string> = new Map()) {
    this.#emails = emails;
  }

  async add(request: Parameters<BuyerRequests['add']>[0]): Promise<number> {
    const { paymentId } = request;
    if ((await this.openOf(paymentId)) !== null) throw new Error('the payment has an OPEN request');
    const id = this.#requests.size + 1;
    const payerEmail = this.#emails.get(paymentId) ?? null;
    this.#requests.set(id, { ...request, id, state: 'OPEN', reason: null, payerEmail });
    return id;
  }

  async openOf(paymentId: number): Promise<BuyerRequest | null> {
    const isOpen = (one: BuyerRequest) => one.paymentId === paymentId && one.state === 'OPEN';
    return [...this.#requests.values()].find(isOpen) ?? null;
  }

  async find({ id, ofMerchant }: Parameters<BuyerRequests['find']>[0]): Promise<BuyerRequest | null> {
    const request = this.#requests.get(id);
    return request?.merchantId === ofMerchant ? request : null;
  }

  async answer(id: number, { state, reason }: BuyerRequestAnswer): Promise<boolean> {
    const request = this.#requests.get(id);
    if (request?.state !== 'OPEN') return false;
    this.#requests.set(id, { ...request, state, reason });
    return true;
  }
}
