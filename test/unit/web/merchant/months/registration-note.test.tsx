// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { MonthDetails } from '#contract/closing/months.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { monthWith } from '#test/unit/web/support/month-with.ts';
import { ownerAccount } from '#test/unit/web/support/owner-account.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { MonthsPage } from '#web/merchant/months/MonthsPage.tsx';
import { bg as monthsBg } from '#web/merchant/months/messages/bg.ts';
import { en as monthsEn } from '#web/merchant/months/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { registrationTexts } from '#web/shared/merchants/registration-texts.ts';
import type { Language } from '#web/shared/messages/language.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const server = stubPortal();
// The month before this day is the one that the page opens.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00Z') });
});
const texts = { bg: monthsBg, en: monthsEn };

type Registration = MonthDetails['registrations'][number];
const part = (
  vatRegistration: Registration['vatRegistration'],
  first: number,
  last: number,
): Registration => {
  const dayOf = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;
  const vatNumber = vatRegistration === 'NONE' ? null : 'BG175074752';
  return { from: dayOf(first), to: dayOf(last), vatRegistration, vatNumber };
};

/** The text of the first banner about the registration; null without one. */
const noteOf = async (language: Language, registrations: readonly Registration[]) => {
  server.on('GET /auth/session', answers.ok(ownerAccount));
  server.on('GET /months/me/2026-10', answers.ok(monthWith([...registrations])));
  const view = renderScreen(
    <MessagesProvider messages={{ bg, en }}>
      <PortalProvider base="/merchant" isDemo={false}>
        <MonthsPage />
      </PortalProvider>
    </MessagesProvider>,
    { language },
  );
  await view.findByText(texts[language].months.sums);
  const note = view.queryByText((text) => text.startsWith(registrationTexts[language].changed));
  const shown = note?.textContent ?? null;
  view.unmount();
  return shown;
};

const whole = {
  bg: 'Регистрацията по ДДС се е променила през месеца.',
  en: 'The VAT registration changed during the month.',
};
const cases = [
  [
    'a registration from the 14th',
    [part('NONE', 1, 13), part('FULL', 14, 31)],
    {
      bg: `${whole.bg} Дневникът за продажбите съдържа документите от 14/10/2026 до 31/10/2026.`,
      en: `${whole.en} The sales ledger holds the documents from 14/10/2026 to 31/10/2026.`,
    },
  ],
  [
    'an end of the registration on the 8th, and a new one with another number from the 20th',
    [part('FULL', 1, 4), part('FULL', 5, 8), part('NONE', 9, 19), part('FULL', 20, 31)],
    {
      bg: `${whole.bg} Дневникът за продажбите съдържа документите от 01/10/2026 до 08/10/2026 и от 20/10/2026 до 31/10/2026.`,
      en: `${whole.en} The sales ledger holds the documents from 01/10/2026 to 08/10/2026 and from 20/10/2026 to 31/10/2026.`,
    },
  ],
  [
    'a change without the general registration',
    [part('NONE', 1, 9), part('ART_97A', 10, 31)],
    {
      bg: `${whole.bg} За месеца няма дневник за продажбите.`,
      en: `${whole.en} The month has no sales ledger.`,
    },
  ],
] as const;

test.each(['FULL', 'NONE', 'ART_97A', 'EX'] as const)(
  'a month with the registration %s alone has no note about it',
  async (kind) => {
    expect(await noteOf('bg', [part(kind, 1, 31)])).toBeNull();
  },
);

test.each(cases)(
  'a month with %s says which documents the sales ledger holds',
  async (_name, months, notes) => {
    expect(await noteOf('bg', months)).toBe(notes.bg);
    expect(await noteOf('en', months)).toBe(notes.en);
  },
);
