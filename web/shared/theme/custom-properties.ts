import { colorsOf, contentWidth, font, motion, radius, shadow, sidebarWidth, space, type } from './tokens.ts';
import type { Scheme } from './tokens.ts';

const declare = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

const prefixed = (prefix: string, values: Readonly<Record<string, string | number>>, unit = '') =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, `${value}${unit}`]));

const colorProperties = (scheme: Scheme): string =>
  `color-scheme:${scheme};` +
  declare({ ...prefixed('color', colorsOf[scheme]), 'shadow-raised': shadow[scheme].raised });

const measures = (): string =>
  declare({
    ...prefixed('space', space, 'px'),
    ...prefixed('radius', radius, 'px'),
    ...prefixed('motion', motion),
    ...Object.fromEntries(
      Object.entries(type).flatMap(([name, { size, line }]) => [
        [`text-${name}`, `${size}rem`],
        [`line-${name}`, String(line)],
      ]),
    ),
    'font-family': font.family,
    'font-mono': font.mono,
    'weight-medium': String(font.weight.medium),
    'weight-bold': String(font.weight.bold),
    'sidebar-width': `${sidebarWidth}px`,
    'content-width': `${contentWidth}px`,
  });

/**
 * The tokens as CSS custom properties (`--color-brand`, `--space-4`, `--text-title` …): light by default, dark by system
 * setting or by `data-theme` on the root (with `canChoose`). Print is always light. Served as `virtual:tokens.css` by
 * web/vite.shared.ts.
 */
export const customProperties = ({ canChoose = true } = {}): string =>
  [
    `:root{${measures()}${colorProperties('light')}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${colorProperties('dark')}}}`,
    ...(canChoose ? [`@media screen{:root[data-theme='dark']{${colorProperties('dark')}}}`] : []),
  ].join('\n');
