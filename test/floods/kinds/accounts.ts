import { Secret, TOTP } from 'otpauth';
import { password, adminPassword } from '#test/support/application/build.ts';
import { accepted } from '#test/support/application/api-client.ts';
import {
  Caller,
  getsReset,
  mailTo,
  getsVerification,
  paysLink,
  readsOwn,
  signsIn,
  type Deed,
} from '../bystanders.ts';
import type { Flood } from '../flood.ts';
import { newNetwork } from '../networks.ts';
import type { Fixture } from '../fixture.ts';

const login = (username: string, given: string) => ({
  path: '/api/auth/login',
  body: { username, password: given },
});
const token = (place: number): string => String(place).padStart(43, 'a');

/** A person with an authenticator app, and a network that they have signed in from. */
const addGuarded = async ({ shop, origin }: Fixture) => {
  const { id, api } = await shop.addStaff('SUPPORT');
  const { id: factor, secret } = accepted(
    await api.post<{ id: string; secret: string }>('/auth/factors/totp'),
  );
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const confirmed = await api.post<{ recoveryCodes: string[] }>(`/auth/factors/totp/${factor}`, {
    code,
    name: 'Т',
  });
  const { recoveryCodes } = accepted(confirmed);
  const [user] = await shop.database.rows<{ username: string }>('select username from users where id = :id', {
    id,
  });
  const network = newNetwork();
  const signIn: Deed['act'] = async (_, caller) => {
    const { username } = user!;
    const from = { 'x-forwarded-for': network };
    const begun = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from },
      body: JSON.stringify({ username, password }),
    });
    const { challenge } = (await begun.json()) as { challenge: string };
    await caller.ask({
      path: '/api/auth/login/second',
      body: { challenge, code: recoveryCodes.pop() },
      headers: from,
    });
  };
  return { username: user!.username, signIn };
};

/** Floods of what signs in and of mails to accounts. */
export const accountFloods: readonly Flood[] = [
  {
    kind: 'wrong passwords for one name',
    did: '180 sign-ins with the name of the honest owner, from six networks',
    networks: 6,
    run: ({ honest }, { flood }) => flood(180, (place) => login(honest.email, `wrong ${place}`)),
    watched: [signsIn, readsOwn],
  },
  {
    kind: 'wrong passwords for many names',
    did: '150 sign-ins with as many names',
    run: (_, { flood }) => flood(150, (place) => login(`name-${place}@example.bg`, 'wrong')),
    watched: [signsIn, getsReset],
    near: [signsIn],
  },
  {
    kind: 'wrong passwords of the administrator',
    did: '120 sign-ins as `admin`, from six networks',
    networks: 6,
    run: async (_, { flood }) => {
      await flood(120, (place) => login('admin', `wrong ${place}`));
      const act: Deed['act'] = async (_fixture, caller) =>
        void (await caller.ask(login('admin', adminPassword)));
      return [{ name: 'the administrator signs in', act }];
    },
    watched: [signsIn],
  },
  {
    kind: 'resets of one address',
    did: '60 reset requests for the honest owner, from six networks',
    networks: 6,
    run: async ({ honest }, { flood }) => {
      await flood(60, () => ({ path: '/api/auth/forgot', body: { email: honest.email } }));
      // The bystander's network is known after this sign-in.
      const act: Deed['act'] = async (fixture, caller) => {
        await caller.ask(login(honest.email, password));
        const before = fixture.shop.mailbox.mails.length;
        await caller.ask({ path: '/api/auth/forgot', body: { email: honest.email } });
        await mailTo(fixture, honest.email, before);
      };
      return [{ name: 'the owner gets a reset mail', act }];
    },
    watched: [signsIn, getsReset],
  },
  {
    kind: 'resets of many addresses',
    did: '120 reset requests for as many addresses',
    run: (_, { flood }) =>
      flood(120, (place) => ({ path: '/api/auth/forgot', body: { email: `unknown-${place}@example.bg` } })),
    watched: [getsReset, getsVerification],
    near: [getsReset],
  },
  {
    kind: 'verification mails',
    did: '60 verification mails of an account of their own',
    run: async ({ shop }, { send, flood }) => {
      const email = 'unverified@example.bg';
      const about = { businessName: 'Непотвърдена ЕООД', phoneNumber: '0888 123 456', address: 'гр. Видин' };
      await send({ path: '/api/merchants/register', body: { ...about, email, password } });
      const own = await shop.signIn(email);
      await flood(60, () => ({ method: 'POST', path: '/api/auth/verify/resend', token: own }));
    },
    watched: [getsVerification, getsReset],
  },
  {
    kind: 'registrations with one address',
    did: '40 registrations with the address of a person who has no account yet, from six networks',
    networks: 6,
    run: async (_, { flood }) => {
      const email = 'future-owner@example.bg';
      const about = { businessName: 'Присвоена ЕООД', phoneNumber: '0888 123 456', address: 'гр. Видин' };
      await flood(40, () => ({ path: '/api/merchants/register', body: { ...about, email, password } }));
      const act: Deed['act'] = async (fixture, caller) => {
        const before = fixture.shop.mailbox.mails.length;
        await caller.ask({ path: '/api/auth/forgot', body: { email } });
        await mailTo(fixture, email, before);
      };
      return [{ name: 'the holder of the address gets a way in', act }];
    },
    watched: [signsIn, getsVerification],
  },
  {
    kind: 'registrations with many addresses',
    did: '60 registrations with as many addresses',
    run: (_, { flood }) =>
      flood(60, (place) => ({
        path: '/api/merchants/register',
        body: {
          businessName: `Измислена ${place} ЕООД`,
          phoneNumber: '0888 123 456',
          address: 'гр. Видин',
          email: `invented-${place}@example.bg`,
          password,
        },
      })),
    watched: [signsIn, getsVerification, paysLink],
    near: [signsIn, paysLink],
  },
  {
    kind: 'codes of a second factor',
    did: '60 codes after the right password of another person, from six networks',
    networks: 6,
    run: async (fixture, { send, flood }) => {
      const guarded = await addGuarded(fixture);
      const deed = { name: 'the person signs in with a code', act: guarded.signIn };
      await deed.act(fixture, new Caller(fixture.origin, newNetwork()));
      const challenges: string[] = [];
      for (let place = 0; place < 12; place += 1) {
        const answer = await send(login(guarded.username, password), place);
        challenges.push(((await answer?.json()) as { challenge?: string })?.challenge ?? '');
      }
      await flood(60, (place) => ({
        path: '/api/auth/login/second',
        body: { challenge: challenges[place % 12], code: '000000' },
      }));
      return [deed];
    },
    watched: [signsIn],
  },
  {
    kind: 'challenges of passkeys',
    did: '150 requests for passkey options',
    run: (_, { flood }) => flood(150, () => ({ method: 'POST', path: '/api/auth/passkey/options' })),
    watched: [signsIn],
    near: [signsIn],
  },
  {
    kind: 'guessed tokens of mails',
    did: '150 resets and verifications with guessed tokens',
    run: (_, { flood }) =>
      flood(150, (place) =>
        place % 2 === 0
          ? { path: '/api/auth/reset', body: { token: token(place), password } }
          : { path: '/api/auth/verify', body: { token: token(place) } },
      ),
    watched: [signsIn, getsReset],
    near: [signsIn],
  },
  {
    kind: 'guessed tokens of invitations',
    did: '150 reads and acceptances of invitations with guessed tokens',
    run: (_, { flood }) =>
      flood(150, (place) => ({
        path: `/api/invitations/${place % 2 === 0 ? 'read' : 'accept'}`,
        body: { token: token(place) },
      })),
    watched: [signsIn],
  },
];
