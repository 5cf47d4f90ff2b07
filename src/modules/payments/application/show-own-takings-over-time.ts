import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { comparedSpans, placesOf, type Span, type TakingsPeriod } from '../domain/takings-period.ts';
import type { TakingsOverTime, TakingsPoint, TakingsSums } from '../ports/takings-over-time.ts';

type Query = Readonly<{ actor: Actor; period: TakingsPeriod }>;
type Deps = Readonly<{ takings: TakingsOverTime; clock: Clock }>;
type Result = Readonly<{ span: Span; sums: TakingsSums; points: readonly TakingsPoint[] }>;

/** How business is: a period so far beside the one before, by Sofia's calendar. @throws SignInNeeded, NotAllowed */
export class ShowOwnTakingsOverTime {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, period }: Query): Promise<Result> {
    const { takings, clock } = this.#deps;
    const merchantId = ownMerchantOf(actor);
    const now = clock.now();
    const spans = comparedSpans(period, businessDateOf(now), now);
    const found = new Map(
      (await takings.points(merchantId, period, spans)).map((point) => [point.place, point]),
    );
    return {
      span: spans.span,
      sums: await takings.sums(merchantId, spans),
      points: placesOf(period, spans.span).map(
        (place) => found.get(place) ?? { place, eurMinor: 0, previousEurMinor: 0 },
      ),
    };
  }
}
