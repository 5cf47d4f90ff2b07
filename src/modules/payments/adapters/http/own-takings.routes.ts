import * as contract from '#contract/takings.ts';
import { addDays } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { ShowOwnTakingsOverTime } from '../../application/show-own-takings-over-time.ts';
import { percentOf } from '../../application/show-takings.ts';
import { presentSums } from './present-payment.ts';

type Deps = Readonly<{ showOwnTakingsOverTime: ShowOwnTakingsOverTime }>;

const euro = (minor: number): number => Money.ofMinor(minor, 'EUR').toDecimal();

export const ownTakingsRoutes = ({ showOwnTakingsOverTime }: Deps): Route[] => [
  serve(contract.getOwnTakingsOverTime, async ({ query: { period }, caller: { actor } }) => {
    const { span, sums, points } = await showOwnTakingsOverTime.execute({ actor, period });
    const { eurMinor, previousEurMinor, feesEurMinor, succeeded, count } = sums;
    return {
      period,
      from: span.from,
      to: addDays(span.end, -1),
      total: euro(eurMinor),
      previousTotal: euro(previousEurMinor),
      growth: previousEurMinor === 0 ? null : percentOf(eurMinor - previousEurMinor, previousEurMinor),
      count,
      fees: euro(feesEurMinor),
      net: euro(eurMinor - feesEurMinor),
      byCurrency: presentSums(succeeded),
      points: points.map((point) => ({
        place: point.place,
        amount: euro(point.eurMinor),
        previousAmount: euro(point.previousEurMinor),
      })),
    };
  }),
];
