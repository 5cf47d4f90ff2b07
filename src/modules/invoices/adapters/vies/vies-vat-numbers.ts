import type { Clock } from '#kernel/clock.ts';
import { salvageText } from '#kernel/text.ts';
import type { Config } from '#platform/config.ts';
import { isDryRun } from '#platform/dry-run.ts';
import { FairQueue } from '#platform/fair-share/fair-queue.ts';
import type { VatNumberCheck, VatNumbers, VatNumberState } from '../../ports/vat-numbers.ts';

type Deps = Readonly<{ config: Pick<Config, 'viesUrl'>; clock: Clock }>;

/** Fields of an answer of the service that are used; texts without a value are `---`. */
type Answer = Readonly<{
  valid?: unknown;
  requestIdentifier?: unknown;
  name?: unknown;
  address?: unknown;
}>;

const timeoutMs = 5_000;

/** Requests of this process; what finds no place is NOT_NOW. */
const limits = { slots: 8, slotsPerKey: 2, waiting: 40, waitMs: 2_000 } as const;

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? salvageText(value, 'paragraph') : null;
  return text === null || text === '---' ? undefined : text;
};

/** The state of an answer; one without `valid` is an error of the service or of the member state. */
const stateOf = ({ valid }: Answer): VatNumberState =>
  typeof valid === 'boolean' ? (valid ? 'VALID' : 'INVALID') : 'NOT_NOW';

/** The REST service of the Commission (VIES), asked once with a limit of five seconds; callers take turns. */
export class ViesVatNumbers implements VatNumbers {
  readonly #deps: Deps;
  readonly #queue = new FairQueue({ ...limits, refuse: () => new Error('too many checks wait') });
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async check(number: string, requester: string | null): Promise<VatNumberCheck | null> {
    const { config, clock } = this.#deps;
    // The service keeps each request under an identifier.
    if (config.viesUrl === undefined || isDryRun()) return null;
    const { viesUrl } = config;
    const ask = () => this.#ask(viesUrl, number, requester);
    const answer = await this.#queue.run(requester ?? number, ask).catch((): Answer => ({}));
    const [name, address] = [textOf(answer.name), textOf(answer.address)];
    return {
      state: stateOf(answer),
      requestId: textOf(answer.requestIdentifier) ?? null,
      ...(name !== undefined && { name }),
      ...(address !== undefined && { address }),
      checkedAt: clock.now(),
    };
  }

  async #ask(viesUrl: string, number: string, requester: string | null): Promise<Answer> {
    const response = await fetch(`${viesUrl.replace(/\/$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: number.slice(0, 2),
        vatNumber: number.slice(2),
        ...(requester !== null && {
          requesterMemberStateCode: requester.slice(0, 2),
          requesterNumber: requester.slice(2),
        }),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return (await response.json()) as Answer;
  }
}
