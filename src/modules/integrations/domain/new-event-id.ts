import type { Random } from '#kernel/random.ts';

/** A UUID of version 7 (RFC 9562): 48 bits of milliseconds, then random bits, so that ids rise with time. */
export const newEventId = (at: Date, random: Pick<Random, 'bytes'>): string => {
  const bytes = random.bytes(10);
  const time = at.getTime().toString(16).padStart(12, '0');
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((bytes[2]! & 0x3f) | 0x80).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(0, 3)}-${variant}${hex.slice(6, 8)}-${hex.slice(8, 20)}`;
};
