/** The parameters of Punycode (RFC 3492, section 5). */
const [base, tMin, tMax, skew, damp, initialBias, initialCode] = [36, 1, 26, 38, 700, 72, 128];
const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** RFC 3492, section 6.1. */
const adapted = (delta: number, count: number, isFirst: boolean): number => {
  let left = Math.floor(delta / (isFirst ? damp : 2));
  left += Math.floor(left / count);
  let bias = 0;
  for (; left > ((base - tMin) * tMax) / 2; bias += base) left = Math.floor(left / (base - tMin));
  return bias + Math.floor(((base - tMin + 1) * left) / (left + skew));
};

/** RFC 3492, section 6.2. @returns null for what is no Punycode */
const decoded = (text: string): string | null => {
  const end = Math.max(text.lastIndexOf('-'), 0);
  const letters = Array.from(text.slice(0, end), (letter) => letter.codePointAt(0)!);
  let [code, place, bias, at] = [initialCode, 0, initialBias, end === 0 ? 0 : end + 1];
  while (at < text.length) {
    const before = place;
    for (let [weight, step] = [1, base]; ; step += base) {
      const digit = digits.indexOf(text[at] ?? ' ');
      if (digit < 0) return null;
      at += 1;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, tMin), tMax);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const count = letters.length + 1;
    bias = adapted(place - before, count, before === 0);
    code += Math.floor(place / count);
    if (code > 0x10ffff) return null;
    place %= count;
    letters.splice(place, 0, code);
    place += 1;
  }
  return String.fromCodePoint(...letters);
};

/** Letters of one script and digits: a label that mixes scripts can look like another one. */
const ofOneScript =
  /^(?:[\p{Script=Latin}\d-]+|[\p{Script=Cyrillic}\d-]+|[\p{Script=Greek}\d-]+|[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+)$/u;

/** Cyrillic letters that a reader takes for Latin ones, as in `аррӏе`. */
const latinLookalikes = /^[асԁеһіјӏорԛѕԝху\d-]+$/u;

const readableLabel = (label: string, place: number, labels: readonly string[]): string => {
  if (!label.startsWith('xn--')) return label;
  const text = decoded(label.slice(4));
  if (text === null || !/^[\p{L}\p{M}\p{N}-]+$/u.test(text) || !ofOneScript.test(text)) return label;
  const isUnderLatinEnding = !labels[labels.length - 1]?.startsWith('xn--');
  return isUnderLatinEnding && latinLookalikes.test(text) ? label : text;
};

/**
 * A domain as people read it: `xn--e1afmkfd.xn--90ae` is `пример.бг`. A label stays in its ASCII form when it is no
 * Punycode, mixes scripts, or has only Cyrillic letters that look like Latin ones under a Latin ending.
 */
export const readableDomain = (domain: string): string => domain.split('.').map(readableLabel).join('.');
