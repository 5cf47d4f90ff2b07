import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyModes } from '#modules/integrations/domain/api-key.ts';
import {
  keyHash,
  keyPrefix,
  newKeyText,
  parseKeyText,
} from '#modules/integrations/adapters/postgres/key-text.ts';

const random = { uuid: () => '', token: () => '', bytes: (count: number) => randomBytes(count) };
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const mode = fc.constantFrom(...keyModes);

describe('the text of a key', () => {
  it('names its mode and id, and is different each time', () => {
    fc.assert(
      fc.property(mode, (given) => {
        const { id, text } = newKeyText(random, given);
        expect(text).toMatch(/^plk_(live|test)_[a-z2-7]{8}_[0-9A-Za-z]{40}$/);
        expect(text.startsWith(`${keyPrefix(given, id)}_`)).toBe(true);
        expect(parseKeyText(text)).toEqual({ mode: given, id });
        expect(newKeyText(random, given).text).not.toBe(text);
      }),
    );
  });

  it('with one wrong, missing, doubled or exchanged character is no key', () => {
    const change = fc.constantFrom('replace', 'remove', 'double', 'exchange');
    fc.assert(
      fc.property(
        mode,
        change,
        fc.nat(40),
        fc.constantFrom(...characters.split('')),
        (given, how, place, other) => {
          const { text } = newKeyText(random, given);
          const at = text.length - 41 + place;
          const [before, here, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
          const changed = {
            replace: before + other + after,
            remove: before + after,
            double: before + here + here + after,
            exchange: before + after.slice(0, 1) + here + after.slice(1),
          }[how];
          fc.pre(changed !== text);
          expect(parseKeyText(changed)).toBeNull();
        },
      ),
    );
  });

  it('is not read from anything else', () => {
    fc.assert(fc.property(fc.string(), (text) => parseKeyText(text) === null));
    const { text } = newKeyText(random, 'live');
    for (const other of [` ${text}`, `${text}\n`, text.toUpperCase(), text.replace('live', 'test')])
      expect(parseKeyText(other)).toBeNull();
  });

  it('draws all 62 characters about as often', () => {
    const counts = new Map<string, number>();
    for (let made = 0; made < 2_000; made += 1)
      for (const one of newKeyText(random, 'live').text.slice(18, 52))
        counts.set(one, (counts.get(one) ?? 0) + 1);
    // 1,097 expected; seven standard deviations.
    expect(counts.size).toBe(62);
    for (const count of counts.values())
      expect(Math.abs(count - 68_000 / 62)).toBeLessThan(7 * Math.sqrt(1_097));
  });

  it('is stored as its SHA-256', () => {
    expect(keyHash('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('has the checksum that other programs compute', () => {
    // CRC-32 of "plk_live_aaaaaaaa_" and 34 zeros, by Python's zlib.
    expect(parseKeyText(`plk_live_aaaaaaaa_${'0'.repeat(34)}0PwJvv`)).toEqual({
      mode: 'live',
      id: 'aaaaaaaa',
    });
  });
});
