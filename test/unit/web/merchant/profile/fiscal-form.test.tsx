// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as z from 'zod';
import { getOwnMerchant, type OwnMerchant, type setOwnFiscalProfile } from '#contract/merchants/merchants.ts';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { sampleOf, stubPortal } from '#test/unit/web/support/samples.ts';
import { answers } from '#test/unit/web/support/stub-api.ts';
import { bg } from '#web/merchant/kit/messages/bg.ts';
import { en } from '#web/merchant/kit/messages/en.ts';
import { PortalProvider } from '#web/merchant/shell/PortalProvider.tsx';
import { RegistrationHistory } from '#web/merchant/profile/RegistrationHistory.tsx';
import { FiscalForm } from '#web/merchant/profile/FiscalForm.tsx';
import { OfMerchant } from '#web/merchant/settings/OfMerchant.tsx';
import { registrationTexts } from '#web/shared/merchants/registration-texts.ts';
import { fill } from '#web/shared/messages/fill.ts';
import type { Language } from '#web/shared/messages/language.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';
import { bg as sharedBg } from '#web/shared/messages/bg.ts';
import { en as sharedEn } from '#web/shared/messages/en.ts';

prepareComponentTests();
const server = stubPortal();
const saving = 'PUT /merchants/me/fiscal-profile';
type FiscalProfile = z.input<typeof setOwnFiscalProfile.body>;
const saved = () => server.asked(saving).map(({ body }) => body as FiscalProfile);
// 1 November in Sofia, still 31 October in UTC.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T22:30:00Z') });
});

const messages = { bg, en };
const shared = { bg: sharedBg, en: sharedEn };
const languages = ['bg', 'en'] as const;
const unregistered = { vatRegistration: 'NONE', vatNumber: null } as const;
const full = { vatRegistration: 'FULL', vatNumber: 'BG175074752' } as const;

const show = async (language: Language, about: Partial<OwnMerchant> = {}) => {
  let merchant: OwnMerchant = {
    ...(await sampleOf(getOwnMerchant, {}, { language, now: new Date() })),
    ...unregistered,
    registrations: [{ validFrom: '2026-01-05', ...unregistered }],
    ...about,
  };
  server.on('GET /merchants/me', () => answers.ok(merchant)());
  server.on(saving, ({ body: given }) => {
    const body = given as FiscalProfile;
    const { vatRegistration } = body;
    const vatNumber = body.vatNumber ?? null;
    const { registrations, ...answer } = { ...merchant, vatRegistration, vatNumber };
    const added = { validFrom: body.validFrom ?? '2026-11-01', vatRegistration, vatNumber };
    merchant = { ...answer, registrations: [added, ...registrations] };
    return answers.ok(answer)();
  });
  const view = renderScreen(
    <MessagesProvider messages={messages}>
      <PortalProvider base="/merchant" isDemo={false}>
        <OfMerchant>
          {(own) => (
            <>
              <FiscalForm merchant={own} />
              <RegistrationHistory merchant={own} />
            </>
          )}
        </OfMerchant>
      </PortalProvider>
    </MessagesProvider>,
    { language },
  );
  const { fiscal, invoice } = messages[language].merchant;
  const texts = registrationTexts[language];
  const labelled = (label: string) => view.getByLabelText(label, { exact: false }) as HTMLInputElement;
  await view.findByRole('form', { name: fiscal.title });
  return {
    ...view,
    texts,
    fiscal,
    registration: () => labelled(fiscal.vatRegistration),
    number: () => labelled(invoice.vatNumber),
    day: () => view.queryByRole('textbox', { name: texts.validFrom }) as HTMLInputElement | null,
    save: () => view.user.click(view.getByRole('button', { name: shared[language].shared.save })),
    type: async (input: HTMLInputElement, text: string) => {
      await view.user.clear(input);
      if (text !== '') await view.user.type(input, text);
    },
  };
};
type Shown = Awaited<ReturnType<typeof show>>;

const register = async ({ user, registration, number, type }: Shown): Promise<void> => {
  await user.selectOptions(registration(), 'FULL');
  await type(number(), 'BG175074752');
};

test.each(languages)(
  'in %s the day appears only while the registration is changed, and is today',
  async (language) => {
    const shown = await show(language);
    const { user, registration, day, texts, queryByText } = shown;
    expect(day()).toBeNull();
    await user.selectOptions(registration(), 'ART_97A');
    expect(day()?.value).toBe('01/11/2026');
    expect(queryByText(texts.validFromHelp)).not.toBeNull();
    await user.selectOptions(registration(), 'NONE');
    expect(day()).toBeNull();
  },
);

test.each([
  ['BG175074753', true],
  ['BG123456786', true],
  ['bg 175 074 752', false],
])('a number typed as "%s" over BG175074752 asks for the day: %s', async (typed, isAsked) => {
  const { type, number, day } = await show('en', full);
  await type(number(), typed);
  expect(day() !== null).toBe(isAsked);
});

test('other fields are saved without a day', async () => {
  const { type, getByLabelText, save, day } = await show('en', full);
  await type(getByLabelText('BIC', { exact: false }) as HTMLInputElement, 'UNCRBGSF');
  expect(day()).toBeNull();
  await save();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(Object.keys(saved()[0]!)).not.toContain('validFrom');
});

test.each(languages)(
  'in %s a past day is sent with the change, and the history is shown after it',
  async (language) => {
    const shown = await show(language);
    const { type, day, save, findByRole, queryByText, texts, fiscal } = shown;
    expect(queryByText(texts.history)).toBeNull();
    await register(shown);
    await type(day()!, '5.10.2026');
    await save();
    const title = await findByRole('heading', { name: texts.history });
    expect(saved()[0]).toMatchObject({ ...full, validFrom: '2026-10-05' });
    expect(day()).toBeNull();
    const rows = [...title.closest('section')!.querySelectorAll('dl > div')].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toEqual([
      `${fill(texts.since, { day: '05/10/2026' })}${fiscal.vat.FULL} · BG175074752`,
      `${fill(texts.since, { day: '05/01/2026' })}${fiscal.vat.NONE}`,
    ]);
  },
);

test.each([
  ['', 'required', {}],
  ['31/02/2026', 'date', {}],
  ['02/11/2026', 'dateTooLate', { day: '01/11/2026' }],
  ['01/11/2027', 'dateTooLate', { day: '01/11/2026' }],
] as const)('the day "%s" is refused at its field before anything is sent', async (typed, key, values) => {
  for (const language of languages) {
    const shown = await show(language);
    const { type, day, save, findByText, unmount } = shown;
    await register(shown);
    await type(day()!, typed);
    await save();
    const error = await findByText(fill(shared[language].shared.form[key], values));
    expect(day()!.getAttribute('aria-describedby')).toContain(error.id);
    expect(saved()).toEqual([]);
    unmount();
  }
});

test.each([
  ['bg', 'Месец 09.2026 е приключен.'],
  ['en', 'The month 09/2026 is closed.'],
] as const)(
  'in %s the server’s refusal of the day is shown at its field, which keeps it',
  async (language, message) => {
    const shown = await show(language);
    const { type, day, save, getByRole, fiscal } = shown;
    server.on(saving, answers.refusal(422, 'request.invalid', '-', { validFrom: message }));
    await register(shown);
    await type(day()!, '15/09/2026');
    await save();
    const form = within(getByRole('form', { name: fiscal.title }));
    const error = await form.findByText(message);
    expect(day()!.getAttribute('aria-describedby')).toContain(error.id);
    expect([day()!.getAttribute('aria-invalid'), day()!.value]).toEqual(['true', '15/09/2026']);
  },
);
