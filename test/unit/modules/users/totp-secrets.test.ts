import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { SecretSealing } from '#platform/sealing/secret-sealing.ts';
import { OtpTotpSecrets } from '#src/modules/users/adapters/otp/otp-totp-secrets.ts';

const secret = Buffer.from('12345678901234567890');
const key = new Uint8Array(32).fill(7);
const totp = new OtpTotpSecrets({ sealing: new SecretSealing([key]) });
const codeAt = (seconds: number, digits = 6): string =>
  new TOTP({ secret: Secret.fromUTF8(secret.toString()), digits }).generate({ timestamp: seconds * 1_000 });
const stepAt = async (code: string, seconds: number): Promise<number | null> => {
  const { sealed } = await totp.create(7, { secret, username: 'maria' });
  return totp.stepOf(7, { sealed, code, now: new Date(seconds * 1_000) });
};

// RFC 6238, appendix B, SHA-1: eight digits, of which an authenticator app shows the last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at %i seconds the code is that of RFC 6238', async (seconds, code) => {
  expect(codeAt(seconds, 8)).toBe(code);
  expect(await stepAt(code.slice(2), seconds)).toBe(Math.floor(seconds / 30));
});

test.each([
  ['29 seconds behind, late in a step', 59, 30, true],
  ['30 seconds behind', 60, 30, true],
  ['31 seconds behind, early in a step', 60, 29, false],
  ['30 seconds ahead', 60, 90, true],
  ['31 seconds ahead, late in a step', 89, 120, false],
])('the code of a clock %s is judged by its step', async (_, server, app, isAccepted) => {
  expect(await stepAt(codeAt(app), server)).toBe(isAccepted ? Math.floor(app / 30) : null);
});

test('the URL names issuer, account and secret, for the QR code', async () => {
  const { base32, url } = await totp.create(7, { secret, username: 'maria' });
  expect(base32).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const { host, pathname, searchParams } = new URL(url);
  expect([host, decodeURIComponent(pathname)]).toEqual(['totp', '/Plateno:maria']);
  expect(Object.fromEntries(searchParams)).toMatchObject({ issuer: 'Plateno', secret: base32 });
});

test('a sealed secret opens only in its own row', async () => {
  const { sealed } = await totp.create(7, { secret, username: 'maria' });
  const given = { sealed, code: codeAt(59), now: new Date(59_000) };
  expect(await totp.stepOf(7, given)).toBe(1);
  await expect(totp.stepOf(8, given)).rejects.toThrow(Error);
  expect(Buffer.from(sealed).includes(secret)).toBe(false);
});

test('a secret sealed with a former key is sealed with the first one, and then opens without the former', async () => {
  const next = new Uint8Array(32).fill(9);
  const { sealed } = await totp.create(7, { secret, username: 'maria' });
  const both = new OtpTotpSecrets({ sealing: new SecretSealing([next, key]) });
  const resealed = (await both.reseal(7, sealed))!;
  expect(await both.reseal(7, resealed)).toBeNull();
  const alone = new OtpTotpSecrets({ sealing: new SecretSealing([next]) });
  const given = { code: codeAt(59), now: new Date(59_000) };
  expect(await alone.stepOf(7, { ...given, sealed: resealed })).toBe(1);
  await expect(alone.stepOf(7, { ...given, sealed })).rejects.toThrow('SECRETS_KEY');
});
