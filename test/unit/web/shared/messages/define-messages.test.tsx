// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { defineMessages } from '#web/shared/messages/define-messages.tsx';

prepareComponentTests();

const en = { tea: { cup: 'A cup for {who}', milk: { none: 'No milk' } } };
const bg = { tea: { cup: 'Чаша за {who}', milk: { none: 'Без мляко' } } };
const around = defineMessages({ tray: { full: 'Пълен поднос' } }, { tray: { full: 'A full tray' } });
const tea = defineMessages(bg, en);
const useTeaMessages = tea.useMessages<{ tray: { full: string } }>;

const Cup = () => {
  const t = useTeaMessages();
  return (
    <p>
      {t('tea.cup', { who: 'Ana' })}, {t('tea.milk.none')}, {t('tray.full')}, {t('shared.save')}
    </p>
  );
};

const renderCup = (language: 'bg' | 'en') =>
  renderScreen(
    <around.Provider>
      <tea.Provider>
        <Cup />
      </tea.Provider>
    </around.Provider>,
    { language },
  );

test.each([
  ['en', 'A cup for Ana, No milk, A full tray, Save'],
  ['bg', 'Чаша за Ana, Без мляко, Пълен поднос, Запази'],
] as const)('a catalogue gives its messages, those around it and the shared ones: %s', (language, text) => {
  renderCup(language);
  expect(screen.getByRole('paragraph').textContent.replaceAll(/[\u2066-\u2069]/g, '')).toBe(text);
});

test('a missing Bulgarian message and an unknown key do not compile', () => {
  const wrong = () => {
    // @ts-expect-error: the Bulgarian catalogue lacks `tea.milk`
    defineMessages({ tea: { cup: 'Чаша' } }, en);
    // @ts-expect-error: a group where English has a text
    defineMessages({ tea: { cup: { small: 'Чашка' }, milk: { none: 'Без мляко' } } }, en);
    const t = defineMessages(bg, en).useMessages();
    t('tea.cup');
    // @ts-expect-error: no such message
    t('tea.pot');
    // @ts-expect-error: a group, not a message
    t('tea.milk');
    // @ts-expect-error: a catalogue around is named
    t('tray.full');
  };
  expect(wrong).toBeTypeOf('function');
});
