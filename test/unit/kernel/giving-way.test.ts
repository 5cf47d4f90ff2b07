import { describe, expect, it } from 'vitest';
import { givingWay, type Opened } from '#kernel/giving-way.ts';

const open = (...owners: (string | null)[]) =>
  owners.map((owner, place) => ({ id: place + 1, owner, isTouched: false }));
const idsOf = (all: readonly (Opened & { id: number })[]): number[] => all.map(({ id }) => id);

describe('what gives way', () => {
  it('nothing ends below the limit', () => {
    expect(givingWay(open('a', 'b', 'c'), 4)).toEqual([]);
    expect(givingWay([], 1)).toEqual([]);
    expect(givingWay(open('a', 'b'), Number.POSITIVE_INFINITY)).toEqual([]);
  });

  it('the oldest of the owner with most ends, also beside older ones of others', () => {
    expect(idsOf(givingWay(open('guest', 'a', 'b', 'a', 'a'), 5))).toEqual([2]);
    expect(idsOf(givingWay(open('guest', 'a', 'a', 'b', 'b', 'b'), 3))).toEqual([4, 2, 5, 1]);
  });

  it('owners with equal shares give way by age, and one that is not known is alone', () => {
    expect(idsOf(givingWay(open(null, 'a', null, 'b'), 4))).toEqual([1]);
  });

  it('touched ones end last', () => {
    const all = open('a', 'a', 'b').map((one) => ({ ...one, isTouched: one.owner === 'a' }));
    expect(idsOf(givingWay(all, 3))).toEqual([3]);
    expect(idsOf(givingWay(all, 2))).toEqual([3, 1]);
    expect(idsOf(givingWay(all, 1))).toEqual([3, 1, 2]);
  });

  it('a guest keeps what was opened first, beside 130 starts from seven other networks', () => {
    const all: (Opened & { id: number })[] = [{ id: 0, owner: 'guest', isTouched: false }];
    for (let id = 1; id <= 130; id += 1) {
      for (const ended of givingWay(all, 120)) all.splice(all.indexOf(ended), 1);
      all.push({ id, owner: `stranger ${id % 7}`, isTouched: false });
    }
    expect(all).toHaveLength(120);
    expect(all[0]).toMatchObject({ owner: 'guest' });
  });
});
