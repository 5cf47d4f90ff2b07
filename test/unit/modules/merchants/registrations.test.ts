import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, businessDate, type BusinessDate } from '#kernel/business-date.ts';
import {
  holdingOf,
  isSameStatus,
  segmentsOf,
  vatStatusOf,
  type Registration,
} from '#modules/merchants/domain/registrations.ts';

const first = businessDate('2026-09-01');
const row = (validFrom: string, vatNumber: string | null): Registration => ({
  validFrom: businessDate(validFrom),
  vatRegistration: vatNumber === null ? 'NONE' : 'FULL',
  vatNumber,
});
const september = { from: first, to: businessDate('2026-09-30') };

const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(first, days));
const registration = fc.record({
  validFrom: day,
  vatRegistration: fc.constantFrom('FULL', 'NONE', 'ART_97A', 'EX'),
  vatNumber: fc.constantFrom(null, 'BG175074752', 'BG831902088'),
});
const history = fc.array(registration, { minLength: 1, maxLength: 8 });

/** What holds on a day, straight from the rule: of the rows that nothing supersedes, the last that has begun, or the first. */
const statusOn = (recorded: readonly Registration[], on: BusinessDate) => {
  const holding = recorded.filter(
    (one, place) => !recorded.slice(place + 1).some(({ validFrom }) => validFrom <= one.validFrom),
  );
  const begun = holding.filter(({ validFrom }) => validFrom <= on);
  const byDay = (one: Registration, other: Registration) => (one.validFrom < other.validFrom ? -1 : 1);
  return vatStatusOf(begun.toSorted(byDay).at(-1) ?? holding.toSorted(byDay)[0]!);
};

describe('VAT registrations with the day from which they hold', () => {
  it('a later recorded registration supersedes all that hold from its day or a later one', () => {
    const recorded = [row('2026-08-01', null), row('2026-09-15', 'BG175074752'), row('2026-09-10', null)];
    expect(holdingOf(recorded)).toEqual([recorded[0], recorded[2]]);
    expect(holdingOf([...recorded, row('2026-08-01', 'BG175074752')])).toEqual([
      row('2026-08-01', 'BG175074752'),
    ]);
  });

  it('a change inside a month splits it at its day, and before the first day the first registration holds', () => {
    expect(segmentsOf([row('2026-09-05', null), row('2026-09-10', 'BG175074752')], september)).toEqual([
      { from: '2026-09-01', to: '2026-09-09', vatRegistration: 'NONE', vatNumber: null },
      { from: '2026-09-10', to: '2026-09-30', vatRegistration: 'FULL', vatNumber: 'BG175074752' },
    ]);
    expect(segmentsOf([], september)).toEqual([]);
  });

  it('the segments cover every day once with the registration of that day, and neighbours differ', () => {
    fc.assert(
      fc.property(history, day, fc.integer({ min: 0, max: 40 }), (recorded, from, length) => {
        const to = addDays(from, length);
        const segments = segmentsOf(recorded, { from, to });
        expect([segments[0]!.from, segments.at(-1)!.to]).toEqual([from, to]);
        for (const [place, segment] of segments.entries()) {
          const next = segments[place + 1];
          if (next === undefined) continue;
          expect(next.from).toBe(addDays(segment.to, 1));
          expect(isSameStatus(segment, next)).toBe(false);
        }
        for (let on = from; on <= to; on = addDays(on, 1)) {
          const of = segments.filter((one) => one.from <= on && on <= one.to);
          expect(of.map(vatStatusOf)).toEqual([statusOn(recorded, on)]);
        }
      }),
    );
  });

  it('the registration that was recorded last holds last', () => {
    fc.assert(
      fc.property(history, (recorded) => {
        expect(holdingOf(recorded).at(-1)).toEqual(recorded.at(-1));
      }),
    );
  });
});
