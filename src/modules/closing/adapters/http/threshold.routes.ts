import * as contract from '#contract/closing/vat-threshold.ts';
import { businessDate, businessDateOf } from '#kernel/business-date.ts';
import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { ThresholdState } from '../../domain/vat-threshold.ts';
import {
  getVatThreshold,
  readThreshold,
  watchedMerchants,
  type AddTurnover,
  type RemoveTurnover,
  type ThresholdDeps,
} from '../../application/vat-threshold.ts';

type Deps = ThresholdDeps &
  Readonly<{ directory: MerchantDirectory; addTurnover: AddTurnover; removeTurnover: RemoveTurnover }>;

const decimal = (minor: number): number => minor / 100;

const presentUnion = ({ limitMinor, ownMinor, otherMinor, ...state }: ThresholdState) => ({
  ...state,
  limit: decimal(limitMinor),
  turnover: decimal(ownMinor + otherMinor),
});

export const presentThreshold = ({
  limitMinor,
  ownMinor,
  otherMinor,
  rows,
  union,
  ...state
}: Awaited<ReturnType<typeof getVatThreshold>>): contract.VatThreshold => ({
  ...state,
  limit: decimal(limitMinor),
  turnover: decimal(ownMinor + otherMinor),
  own: decimal(ownMinor),
  other: decimal(otherMinor),
  union: union === null ? null : presentUnion(union),
  otherTurnover: rows.map(({ minor, ...row }) => ({ ...row, amount: decimal(minor) })),
});

const readOwn = async (deps: Deps, actor: Actor): Promise<contract.VatThreshold> =>
  presentThreshold(await getVatThreshold(deps, actor));

/** Merchants without the general registration that have reached the percent, the highest first. */
const listOver = async (deps: Deps, actor: Actor, over: number): Promise<contract.ThresholdOfMerchant[]> => {
  mustHaveRole(actor, 'ADMIN');
  const year = Number(businessDateOf(deps.clock.now()).slice(0, 4));
  const found: contract.ThresholdOfMerchant[] = [];
  for (const merchant of await watchedMerchants(deps, year)) {
    const { percent, crossing, ownMinor, otherMinor, union } = await readThreshold(deps, merchant);
    const { id: merchantId, businessName } = merchant;
    const inUnion = union === null ? null : presentUnion(union);
    const turnover = decimal(ownMinor + otherMinor);
    if (Math.max(percent, inUnion?.percent ?? 0) >= over)
      found.push({ merchantId, businessName, percent, crossing, turnover, union: inUnion });
  }
  const highest = ({ percent, union }: contract.ThresholdOfMerchant) =>
    Math.max(percent, union?.percent ?? 0);
  return found.toSorted((one, other) => highest(other) - highest(one));
};

/** Calls about the VAT threshold. */
export const thresholdRoutes = (deps: Deps): Route[] => [
  serve(contract.getVatThreshold, ({ caller: { actor } }) => readOwn(deps, actor)),
  serve(contract.addOtherTurnover, async ({ body: { day, country = 'BG', ...body }, caller: { actor } }) => {
    await deps.addTurnover.execute({ ...body, country, day: businessDate(day), actor });
    return readOwn(deps, actor);
  }),
  serve(contract.removeOtherTurnover, ({ params: { id }, caller: { actor } }) =>
    deps.removeTurnover.execute({ actor, id }),
  ),
  serve(contract.listVatThresholds, ({ query: { over }, caller: { actor } }) => listOver(deps, actor, over)),
];
