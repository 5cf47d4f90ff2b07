import { describe, expect, test } from 'vitest';
import { customProperties } from '#web/shared/theme/custom-properties.ts';
import { colorsOf } from '#web/shared/theme/tokens.ts';
import type { ColorName, Colors } from '#web/shared/theme/tokens.ts';

const channel = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** Relative luminance by WCAG 2.2. */
const luminance = (color: string): number =>
  0.2126 * channel(color.slice(1, 3)) +
  0.7152 * channel(color.slice(3, 5)) +
  0.0722 * channel(color.slice(5, 7));
const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const grounds: ColorName[] = ['ground', 'surface', 'sunken'];
const onGrounds = (...names: ColorName[]): [ColorName, ColorName][] =>
  names.flatMap((name) => grounds.map((fixture): [ColorName, ColorName] => [name, fixture]));

/** Text and disabled text on their backgrounds (WCAG AA: 4.5). */
const texts: [ColorName, ColorName][] = [
  ...onGrounds('ink', 'ink-soft', 'ink-disabled', 'brand', 'accent', 'error', 'success'),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['brand-strong', 'brand-soft'],
  ['accent', 'accent-soft'],
  ...(['success', 'warning', 'error', 'info', 'neutral'] as const).map((tone): [ColorName, ColorName] => [
    tone,
    `${tone}-soft`,
  ]),
];
/** Borders of inputs and the focus ring (WCAG AA: 3). */
const edges: [ColorName, ColorName][] = onGrounds('line-strong', 'focus');

const tooFaint = (colors: Colors, pairs: [ColorName, ColorName][], least: number): string[] =>
  pairs
    .filter(([over, under]) => contrast(colors[over], colors[under]) < least)
    .map(([over, under]) => `${over} on ${under}: ${contrast(colors[over], colors[under]).toFixed(2)}`);

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test(`every text colour of the ${scheme} scheme has WCAG AA contrast on its backgrounds`, () => {
    expect(tooFaint(colorsOf[scheme], texts, 4.5)).toEqual([]);
  });

  test(`input borders and focus rings of the ${scheme} scheme have WCAG AA contrast`, () => {
    expect(tooFaint(colorsOf[scheme], edges, 3)).toEqual([]);
  });
});

test('contrast is computed by the WCAG formula', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

test('the style sheets have every colour in both schemes, and a chosen scheme overrides the system’s', () => {
  const css = customProperties();
  for (const [name, value] of Object.entries(colorsOf.dark)) {
    expect(css.split(`--color-${name}:${value};`)).toHaveLength(3);
  }
  expect(css).toContain(`--color-ground:${colorsOf.light.ground};`);
  expect(css).toContain(":root:not([data-theme='light'])");
});
