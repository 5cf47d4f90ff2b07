import { expect, test } from 'vitest';
import { contrastOf, isPale, textOn } from '../../../../../web/shared/theme/contrast.ts';

test('the contrast of black and white is 21, in either order', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrastOf('#FFFFFF', '#000000')).toBeCloseTo(21);
});

test('a text on a brand colour is black or white and always has the contrast of WCAG AA', () => {
  expect(textOn('#0A5C4E')).toBe('#FFFFFF');
  expect(textOn('#FFD400')).toBe('#000000');
  const steps = [0, 51, 102, 119, 128, 153, 204, 255].map((value) => value.toString(16).padStart(2, '0'));
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const color = `#${red}${green}${blue}`;
        expect(contrastOf(color, textOn(color)), color).toBeGreaterThanOrEqual(4.5);
      }
});

test('only a very light colour is pale', () => {
  expect(isPale('#FFF9E0')).toBe(true);
  expect(isPale('#FFD400')).toBe(false);
  expect(isPale('#0A5C4E')).toBe(false);
});
