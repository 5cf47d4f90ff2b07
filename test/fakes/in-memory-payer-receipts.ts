import { RateLimited } from '#kernel/input-failures.ts';
import type { PayerReceipts } from '#modules/payments/index.ts';

type Mail = Parameters<PayerReceipts['mail']>[0];

const mailsPerDocument = 3;
const retryAfterSeconds = 3_600;

/** Records the requested mails; three per document. */
export class InMemoryPayerReceipts implements PayerReceipts {
  readonly mailed: Mail[] = [];
  /** Errors of the next calls, one each. */
  readonly failures: Error[] = [];

  async mail(request: Mail): Promise<void> {
    const failure = this.failures.shift();
    if (failure !== undefined) throw failure;
    const earlier = this.mailed.filter(({ invoiceId }) => invoiceId === request.invoiceId);
    if (earlier.length >= mailsPerDocument) throw new RateLimited(retryAfterSeconds);
    this.mailed.push(request);
  }
}
