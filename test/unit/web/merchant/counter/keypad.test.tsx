// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { prepareComponentTests, renderScreen } from '#test/unit/web/support/render.tsx';
import { Keypad } from '#web/merchant/counter/Keypad.tsx';
import { bg } from '#web/merchant/counter/messages/bg.ts';
import { en } from '#web/merchant/counter/messages/en.ts';
import { MessagesProvider } from '#web/shared/messages/MessagesProvider.tsx';

prepareComponentTests();
const messages = { bg, en };

test.each([
  ['bg', '1,7'],
  ['en', '1.7'],
] as const)('the keys of the counter type %s: %s', async (language, typed) => {
  const onCharacter = vi.fn();
  const onErase = vi.fn();
  const { user, getByRole } = renderScreen(
    <MessagesProvider messages={messages}>
      <Keypad onCharacter={onCharacter} onErase={onErase} />
    </MessagesProvider>,
    { language },
  );
  const { comma, erase } = messages[language].counter;
  for (const name of ['1', comma, '7', erase]) await user.click(getByRole('button', { name }));
  expect(onCharacter.mock.calls.flat().join('')).toBe(typed);
  expect(onErase).toHaveBeenCalledTimes(1);
});
