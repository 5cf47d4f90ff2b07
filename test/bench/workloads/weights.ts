import { builtSurfaces, weigh } from '#test/support/web-weight.ts';
import { atMost, type Line } from '../compare.ts';

/** Scripts that a page loads before it is shown, compressed. */
export const weights = async (): Promise<Line[]> => {
  // Vite builds for the mode of the environment.
  process.env['NODE_ENV'] = 'production';
  const { landing, pay, portal, bareReact } = await builtSurfaces();
  const kib = (chunks: typeof pay): number => weigh(chunks) / 1_024;
  return [
    atMost(1.1, 'pay page’s script', 'KiB', { ours: kib(pay), baseline: kib(bareReact) }),
    atMost(1, 'landing script', 'KiB', { ours: kib(landing), baseline: 110 }),
    atMost(1, 'portal’s first screen', 'KiB', { ours: kib(portal), baseline: 190 }),
  ];
};
