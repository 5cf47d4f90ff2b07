import { describe, expect, it } from 'vitest';
import { offeredUnits, unitCodeOf, unitIn } from '#contract/units.ts';

describe('units of quantity', () => {
  it('every offered unit has a code, the same in both languages', () => {
    const [bg, en] = [offeredUnits('bg'), offeredUnits('en')];
    const codes = bg.map(unitCodeOf);
    expect(codes.filter((code) => code === 'C62')).toHaveLength(1);
    expect(new Set(codes).size).toBe(codes.length);
    expect(en.map(unitCodeOf)).toEqual(codes);
    expect(codes.every((code) => /^[A-Z0-9]{2,3}$/.test(code))).toBe(true);
    expect([...bg, ...en].every((unit) => unit.length <= 20)).toBe(true);
  });

  it.each([
    ['кг', 'KGM'],
    ['КГ.', 'KGM'],
    ['kg', 'KGM'],
    ['час', 'HUR'],
    ['часа', 'HUR'],
    ['ч.', 'HUR'],
    ['Hours', 'HUR'],
    ['м²', 'MTK'],
    ['кв. м', 'MTK'],
    ['m2', 'MTK'],
    ['куб.м', 'MTQ'],
    ['к-т', 'SET'],
    ['kWh', 'KWH'],
    ['кВтч', 'KWH'],
    ['услуга', 'E48'],
    ['бр. / pc.', 'C62'],
    ['час / hour', 'HUR'],
    ['стр.', 'ZP'],
    ['нещо друго', 'C62'],
    ['', 'C62'],
    ['__proto__', 'C62'],
  ])('the unit %j has the code %s', (typed, code) => {
    expect(unitCodeOf(typed)).toBe(code);
  });
});

it.each([
  ['бр. / pcs', 'бр.', 'pc.'],
  ['hour', 'час', 'hour'],
  ['сандък', 'сандък', 'сандък'],
])('the unit “%s” is „%s“ to a Bulgarian reader and “%s” to an English one', (typed, bg, en) => {
  expect([unitIn(typed, 'bg'), unitIn(typed, 'en')]).toEqual([bg, en]);
});
