// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MerchantRegistration } from '#contract/merchants/merchants.ts';
import { EditMerchant } from '#web/admin/merchants/EditMerchant.tsx';
import type { MerchantDetail } from '#web/admin/merchants/merchant-detail.ts';
import { RegistrationHistory } from '#web/admin/merchants/RegistrationHistory.tsx';
import { bg } from '#web/admin/kit/messages/bg.ts';
import { en } from '#web/admin/kit/messages/en.ts';
import { MonthMessages } from '#web/admin/months/messages/month-messages.ts';
import { MonthDialog } from '#web/admin/months/MonthDialog.tsx';
import { sampleMerchant } from '#web/demo/sample-merchant.ts';
import { registrationTexts } from '#web/shared/merchants/registration-texts.ts';
import { bg as sharedBg } from '#web/shared/messages/bg.ts';
import { en as sharedEn } from '#web/shared/messages/en.ts';
import { monthWith } from '#test/unit/web/support/month-with.ts';
import { prepareComponentTests } from '#test/unit/web/support/render.tsx';
import { answerCalls, renderAdmin } from '../render-admin.tsx';

prepareComponentTests();
// 1 November in Sofia, still 31 October in UTC.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T22:30:00Z') });
});

const catalogues = { bg: { ...bg, ...sharedBg }, en: { ...en, ...sharedEn } };
const unregistered = { vatRegistration: 'NONE', vatNumber: null } as const;
const full = { vatRegistration: 'FULL', vatNumber: 'BG175074752' } as const;
const merchant: MerchantDetail = {
  ...sampleMerchant({ language: 'bg', now: new Date(), origin: 'https://plateno.example' }),
  ...unregistered,
  isEmailVerified: true,
  registrations: [],
};
const languages = ['bg', 'en'] as const;

test.each(languages)(
  'in %s the record shows the VAT registrations when there is more than one',
  (language) => {
    const registrations: MerchantRegistration[] = [
      { validFrom: '2026-10-05', ...full },
      { validFrom: '2025-02-28', ...unregistered },
    ];
    const texts = registrationTexts[language];
    const words = catalogues[language].admin.vatRegistration;
    const one = renderAdmin(
      <RegistrationHistory merchant={{ ...merchant, registrations: registrations.slice(1) }} />,
      {
        language,
      },
    );
    expect(one.queryByText(texts.history)).toBeNull();
    one.unmount();
    const { getByRole, container } = renderAdmin(
      <RegistrationHistory merchant={{ ...merchant, registrations }} />,
      {
        language,
      },
    );
    getByRole('heading', { name: texts.history });
    const read = (tag: string) => [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
    expect(read('dt')).toEqual(['05/10/2026', '28/02/2025'].map((day) => texts.since.replace('{day}', day)));
    expect(read('dd')).toEqual([`${words.FULL} · BG175074752`, words.NONE]);
  },
);

test.each([
  ['bg', 'Този ден е в приключен месец.'],
  ['en', 'This day is in a closed month.'],
] as const)(
  'in %s an administrator gives the day with a changed registration, and a refusal is shown at the day',
  async (language, refusal) => {
    let refuses = true;
    const sent = answerCalls(({ method }) => {
      if (method !== 'PUT') return { body: merchant };
      return refuses
        ? { status: 422, body: { code: 'request.invalid', message: '-', fields: { validFrom: refusal } } }
        : { body: merchant };
    });
    const t = catalogues[language];
    const texts = registrationTexts[language];
    const { user } = renderAdmin(<EditMerchant merchant={merchant} />, { language });
    await user.click(screen.getByRole('button', { name: new RegExp(t.admin.merchants.edit.open) }));
    const dialog = within(await screen.findByRole('dialog'));
    const day = () => dialog.queryByRole('textbox', { name: new RegExp(texts.validFrom) });
    expect(day()).toBeNull();
    await user.click(
      dialog.getByRole('combobox', { name: new RegExp(`^${t.resources.merchants.fields.vatRegistration}`) }),
    );
    await user.click(await screen.findByRole('option', { name: t.admin.vatRegistration.FULL }));
    const number = dialog.getByRole('textbox', {
      name: new RegExp(`^${t.resources.merchants.fields.vatNumber}`),
    });
    await user.type(number, 'BG175074752');
    await waitFor(() => expect((day() as HTMLInputElement).value).toBe('01/11/2026'));
    await user.clear(day()!);
    await user.type(day()!, '05.10.2026');
    await user.type(
      dialog.getByRole('textbox', { name: new RegExp(t.admin.merchants.edit.reason) }),
      'Удостоверение',
    );
    await user.click(dialog.getByRole('button', { name: t.shared.save }));
    await dialog.findByText(refusal);
    expect(day()!.getAttribute('aria-invalid')).toBe('true');
    refuses = false;
    await user.click(dialog.getByRole('button', { name: t.shared.save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const bodies = sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(bodies.at(-1)).toMatchObject({ ...full, validFrom: '2026-10-05' });
  },
);

test.each(languages)(
  'in %s a month with two registrations says which documents the sales ledger holds',
  async (language) => {
    const month = monthWith([
      { from: '2026-10-01', to: '2026-10-04', ...unregistered },
      { from: '2026-10-05', to: '2026-10-31', ...full },
    ]);
    answerCalls(() => ({ body: month }));
    renderAdmin(
      <MonthMessages>
        <MonthDialog merchant={merchant} month="2026-10" onClose={() => undefined} />
      </MonthMessages>,
      { language },
    );
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain(registrationTexts[language].changed);
    expect(note.textContent).toMatch(/05\/10\/2026 (до|to) 31\/10\/2026/);
  },
);
