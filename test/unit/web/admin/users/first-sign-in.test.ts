import { expect, test } from 'vitest';
import { newUserOf } from '#web/admin/users/first-sign-in.ts';

const user = { username: 'nova', email: 'nova@example.bg', role: 'SUPPORT' };

test('an invited user is created without the password that was typed before the choice', () => {
  expect(newUserOf({ ...user, firstSignIn: 'INVITATION', password: 'дълга парола 1' })).toEqual(user);
});

test('a user with a typed password is created with it', () => {
  expect(newUserOf({ ...user, firstSignIn: 'PASSWORD', password: 'дълга парола 1' })).toEqual({
    ...user,
    password: 'дълга парола 1',
  });
});
