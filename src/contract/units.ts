/** The units of quantity that forms offer; each has a code in electronic documents. */
export { offeredUnits } from '#kernel/units.ts';
