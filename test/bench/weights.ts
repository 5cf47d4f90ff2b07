import { builtSurfaces, weigh } from '../support/web-weight.ts';
import { atMost, type Measure } from './measure.ts';

const kibibyte = 1_024;

/** Scripts that are loaded before a page lives, on the wire. */
export const weights = async (): Promise<Measure[]> => {
  process.env['NODE_ENV'] = 'production';
  const { landing, pay, portal, bareReact } = await builtSurfaces();
  const line = (workload: string, bytes: number, limit: number, goal: number): Measure =>
    atMost(goal, { workload, figure: bytes / kibibyte, limit, unit: 'KiB' });
  return [
    line('landing page script, gzip', weigh(landing), 110, 1),
    line('pay page script against React alone, gzip', weigh(pay), weigh(bareReact) / kibibyte, 1.1),
    line('portal first screen script, gzip', weigh(portal), 190, 1),
  ];
};
