import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import {
  billDays,
  planFeatures,
  planHas,
  planLimitNames,
  planLimits,
  planPrices,
  plans,
  trialDays,
} from '#contract/merchants/plans.ts';
import { bg as termsBg } from '#web/public/legal/terms/bg.ts';
import { en as termsEn } from '#web/public/legal/terms/en.ts';
import { bg as publicBg } from '#web/public/messages/bg.ts';
import { en as publicEn } from '#web/public/messages/en.ts';
import { bg as pricingBg } from '#web/public/pricing/messages/bg.ts';
import { en as pricingEn } from '#web/public/pricing/messages/en.ts';
import { Billing } from '#web/public/pricing/Billing.tsx';
import { PricingMessages } from '#web/public/pricing/messages/pricing-messages.ts';
import { Plans } from '#web/public/pricing/Plans.tsx';
import { PlanTable } from '#web/public/pricing/PlanTable.tsx';
import { PublicSurface } from '#web/public/PublicSurface.tsx';
import { bg } from '#web/shared/messages/bg.ts';
import { en } from '#web/shared/messages/en.ts';
import { formatMoney } from '#web/shared/format/format-money.ts';
import { fromMinor } from '#web/shared/money.ts';

prepareComponentTests();

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const plain = (text: string): string => text.replace(/\s/gu, ' ');

describe.each([
  ['bg', bg, termsBg, publicBg, pricingBg, /(\d+) дни/g],
  ['en', en, termsEn, publicEn, pricingEn, /(\d+) days/g],
] as const)('in the language %s', (language, { shared }, terms, { public: site }, { pricing }, daysIn) => {
  const show = () =>
    renderScreen(
      <PublicSurface>
        <PricingMessages>
          <Plans />
          <PlanTable />
          <Billing />
        </PricingMessages>
      </PublicSurface>,
      { language },
    );
  const priceOf = (plan: (typeof plans)[number]): string =>
    plain(formatMoney(fromMinor(planPrices[plan].euro), 'EUR', language));
  const fees = terms.chapters.find(({ id }) => id === 'fees')!;

  test(`the terms name each plan with its price and limits (${language})`, () => {
    expect(fees.points!.length).toBe(plans.length);
    for (const [place, plan] of plans.entries()) {
      const [offer, limits] = plain(fees.points![place]!).split(': ');
      expect(offer).toContain(shared.plan[plan]);
      expect(offer).toContain(priceOf(plan));
      expect(numbersIn(limits!)).toEqual(planLimitNames.map((limit) => planLimits[plan][limit]));
    }
  });

  test(`the terms and the page of prices name the same days (${language})`, () => {
    const daysOf = (text: string) => [...text.matchAll(daysIn)].map(([, days]) => Number(days));
    const all = [trialDays, billDays.due, billDays.planEnds];
    const sorted = (days: readonly number[]) => [...new Set(days)].toSorted((one, other) => one - other);
    // Changes of prices are announced 30 days before, too.
    expect(sorted(daysOf(fees.text.join(' ')))).toEqual(sorted([...all, 30]));
    const { getByRole } = show();
    const billing = getByRole('heading', { name: pricing.billing.title }).parentElement!;
    expect(sorted(daysOf(billing.textContent))).toEqual(sorted(all));
  });

  test(`the cards have the prices of the table, and one is recommended (${language})`, () => {
    const { getAllByRole } = show();
    const cards = getAllByRole('listitem').filter((item) => within(item).queryByRole('heading') !== null);
    expect(cards.map((card) => plain(card.querySelector('strong')!.textContent))).toEqual(plans.map(priceOf));
    expect(cards.map((card) => within(card).queryByText(site.landing.pricing.popular) !== null)).toEqual(
      plans.map((plan) => plan === 'GROWTH'),
    );
    expect(cards.map((card) => card.querySelector('a')!.getAttribute('href'))).toEqual([
      '/register',
      '/register?plan=GROWTH',
      '/register?plan=PRO',
    ]);
  });

  test(`the table has the limits of each plan and a tick for what it has (${language})`, () => {
    const { getByRole } = show();
    const cellsOf = (name: string) =>
      within(getByRole('row', { name: (row) => row.startsWith(name) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    for (const limit of planLimitNames)
      expect(cellsOf(pricing.limits[limit])).toEqual(plans.map((plan) => String(planLimits[plan][limit])));
    for (const feature of Object.values(planFeatures).flat())
      expect(cellsOf(pricing.features[feature]).map((text) => text.startsWith(pricing.table.yes))).toEqual(
        plans.map((plan) => planHas(plan, feature)),
      );
  });
});
