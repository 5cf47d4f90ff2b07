import { expect, test } from 'vitest';
import { estimate } from '#web/shared/form/password-estimator.ts';
import { ratePassword } from '#web/shared/form/password-strength.ts';

test.each([
  ['abc12', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdef', 'weak'],
  ['qwertyuiop', 'weak'],
  ['plateno-demo', 'fair'],
  ['correcthorsebattery', 'good'],
  ['ivan.petrov1984', 'strong'],
  ['четири думи за вход', 'strong'],
  ['Правилен кон, батерия 9!', 'strong'],
])('the password %j is %s', (password, strength) => {
  expect(ratePassword(password, estimate(password)).strength).toBe(strength);
});

test.each(['123456', 'Parola-2026', 'парола1', 'password!', 'p@ssw0rd', 'Dragon2026!'])(
  'the advice on the password %j names the common password in it',
  (password) => {
    expect(ratePassword(password, estimate(password))).toEqual({ strength: 'weak', advice: 'common' });
  },
);

test('the advice on a strong password with a common word in it does not name the word', () => {
  const password = 'dragon, четвъртък и 7 лалета';
  expect(ratePassword(password, estimate(password))).toEqual({ strength: 'strong', advice: 'strong' });
});
