/** `refusal`: code of the failure, the general code by default. */
type Limit = Readonly<{ name: string; times: number; seconds: number; refusal?: string }>;
/** The part of `RateLimits` that is used here; `key` names the counter. */
type LimitCounts = Readonly<{
  /** @throws RateLimited */
  take(limit: Limit, key: string): Promise<unknown>;
}>;

const questions: Limit = {
  name: 'accountant-question',
  times: 30,
  seconds: 86_400,
  refusal: 'accountants.limit.questions',
};
const packs: Limit = { name: 'accountant-pack', times: 3, seconds: 60 };

/** Rate limits of accountants (security, "Limits"). */
export class AccountantLimits {
  readonly #counts: LimitCounts;

  constructor({ counts }: Readonly<{ counts: LimitCounts }>) {
    this.#counts = counts;
  }

  /** Thirty questions a day of an accountant to a client. @throws RateLimited */
  async takeQuestion(userId: number, merchantId: number): Promise<void> {
    await this.#counts.take(questions, `${userId}:${merchantId}`);
  }

  /** Three packs a minute of a user. @throws RateLimited */
  async takePack(userId: number): Promise<void> {
    await this.#counts.take(packs, String(userId));
  }
}
