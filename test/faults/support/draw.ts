import { seededRandom } from './random.ts';

/** Seed of the run, `npm run test:faults -- --seed 7`: the same draws for the same seed, whatever runs beside. */
export const faultSeed = Number(process.env['FAULTS_SEED'] ?? 1);
const random = seededRandom(faultSeed);

/** A random integer, both ends included. */
export const drawn = (least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
