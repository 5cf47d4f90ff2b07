import { expect, test } from 'vitest';
import { letterOf, meaningOf, shortcuts } from '#web/merchant/shortcuts/shortcuts.ts';

test('a shortcut is two keys in their order without a long pause', () => {
  const before = { code: 'KeyG', at: 1_000 };
  expect(meaningOf(before, { code: 'KeyP', at: 1_400 })).toBe('payments');
  expect(meaningOf(before, { code: 'KeyP', at: 2_600 })).toBeUndefined();
  expect(meaningOf(before, { code: 'KeyX', at: 1_400 })).toBeUndefined();
  expect(meaningOf({ code: 'KeyP', at: 1_000 }, { code: 'KeyG', at: 1_400 })).toBeUndefined();
  expect(meaningOf(undefined, { code: 'KeyP', at: 1_400 })).toBeUndefined();
});

test('no two shortcuts have the same keys', () => {
  const pressed = Object.values(shortcuts).map((codes) => codes.map(letterOf).join(' '));
  expect(pressed).toContain('G P');
  expect(new Set(pressed).size).toBe(pressed.length);
});
