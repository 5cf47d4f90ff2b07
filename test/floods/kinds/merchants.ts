import { randomBytes } from 'node:crypto';
import { startReceiver } from '#test/support/webhook-receiver.ts';
import {
  exportsOwn,
  followsEvents,
  getsDelivery,
  getsReceipt,
  getsReset,
  importsOwn,
  invites,
  paysLink,
  printsOwn,
  readsByKey,
  readsOwn,
  signsIn,
} from '../bystanders.ts';
import type { Flood } from '../flood.ts';
import { sendFrom } from '../stranger.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64');
/** Floods of the stranger's own account, merchant and key. */
export const merchantFloods: readonly Flood[] = [
  {
    kind: 'event streams',
    did: '60 event streams of four accounts',
    run: async ({ shop, rival, origin }, { networks, answers }, seen) => {
      const tokens = [rival.token];
      for (const role of ['MANAGER', 'CASHIER', 'VIEWER'] as const)
        tokens.push((await shop.addMember(rival, role)).token);
      const open: Response[] = [];
      for (let place = 0; place < 60; place += 1) {
        const token = tokens[place % tokens.length]!;
        const stream = await sendFrom(origin, networks[0]!, { path: '/api/merchants/me/events', token });
        answers.set(String(stream.status), (answers.get(String(stream.status)) ?? 0) + 1);
        open.push(stream);
      }
      await seen;
      for (const stream of open) await stream.body?.cancel();
    },
    watched: [followsEvents, readsOwn],
    near: [followsEvents],
  },
  {
    kind: 'test events and replays',
    did: '200 test events and replays to endpoints of their own',
    run: async ({ rival, keys, addEndpoint }, { flood }) => {
      const receiver = await startReceiver();
      const id = await addEndpoint(rival, receiver.url);
      const period = { from: '2026-01-01T00:00:00Z', to: new Date().toISOString() };
      await flood(200, (place) => {
        const token = place % 2 === 0 ? rival.token : keys.rival;
        if (place % 3 === 0) return { path: '/api/test-events', token, body: { type: 'payment.succeeded' } };
        return place % 3 === 1
          ? { method: 'POST', path: `/api/webhook-endpoints/${id}/test`, token }
          : { path: `/api/webhook-endpoints/${id}/replay`, token, body: period };
      });
      await receiver.stop();
    },
    watched: [getsDelivery, readsByKey],
  },
  {
    kind: 'an endpoint that never answers',
    did: '90 events to three endpoints of their own that accept the connection and never answer',
    run: async ({ addMerchant, addEndpoint }, { flood }, seen) => {
      const receiver = await startReceiver();
      receiver.answers('hang');
      const slow = await addMerchant('Бавна ЕООД');
      for (const path of ['a', 'b', 'c']) await addEndpoint(slow, `${receiver.url}/${path}`);
      const { token } = slow;
      await flood(90, () => ({ path: '/api/test-events', token, body: { type: 'payment.succeeded' } }));
      await seen;
      await receiver.stop();
    },
    watched: [getsDelivery, getsReceipt],
  },
  {
    kind: 'imports',
    did: '40 files of 700,000 columns and of 5,000 rows',
    run: async ({ rival: { token } }, { flood }) => {
      const wide = base64(`${';'.repeat(700_000)}\n`);
      const long = base64(`name;email\n${'Мария Георгиева;maria@example.net\n'.repeat(5_000)}`);
      await flood(40, (place) => ({
        path: '/api/customers/me/import?dryRun=true',
        token,
        body: { content: place % 2 === 0 ? wide : long },
      }));
    },
    watched: [importsOwn, readsOwn, paysLink],
  },
  {
    kind: 'exports',
    did: '60 workbooks and lists of their own merchant, at once',
    run: ({ rival: { token } }, { flood }) =>
      flood(60, (place) => {
        const path = ['merchants/me/payments', 'customers/me', 'items/me', 'invoices'][place % 4]!;
        return { path: `/api/${path}/export?format=${place % 2 === 0 ? 'excel' : 'csv'}`, token };
      }),
    watched: [exportsOwn, readsOwn],
  },
  {
    kind: 'packs and checks of months',
    did: '80 checks, packs and reports of their own merchant',
    run: ({ rival: { token } }, { flood }) =>
      flood(80, (place) => {
        const paths = ['months/me/2026-10', 'months/me/2026-10/pack', 'merchants/me/reports?period=YEAR'];
        return { path: `/api/${paths[place % 3]!}`, token };
      }),
    watched: [readsOwn, exportsOwn],
  },
  {
    kind: 'prints',
    did: '60 prints of twenty documents of their own merchant, at once',
    run: async ({ rival: { token, api } }, { flood }) => {
      const ids: number[] = [];
      for (let count = 0; count < 20; count += 1) {
        const made = await api.post<{ id: number }>('/invoices/test-create');
        if (made.status < 300) ids.push(made.body.id);
      }
      await flood(60, (place) => ({ path: `/api/invoices/${ids[place % ids.length]}/pdf`, token }), 60);
    },
    watched: [printsOwn, getsReceipt],
  },
  {
    kind: 'posters',
    did: '60 posters of a link of their own, in all sizes and designs, at once',
    run: async ({ shop, rival }, { flood }) => {
      const { id } = await shop.createLink(rival);
      const sizes = ['a6', 'a4'];
      await flood(
        60,
        (place) => ({
          path: `/api/payment-links/${id}/poster?size=${sizes[place % 2]}&edge=${place % 3 === 0 ? 'bleed' : 'marks'}`,
          token: rival.token,
        }),
        60,
      );
    },
    watched: [printsOwn, getsReceipt],
  },
  {
    kind: 'searches and deep pages',
    did: '250 searches and deep pages of their own lists',
    run: ({ rival: { token } }, { flood }) =>
      flood(250, (place) => {
        const lists = ['customers/me', 'payment-links/me', 'invoices/me', 'merchants/me/payments'];
        const list = lists[place % 4]!;
        const query =
          place % 2 === 0 ? `search=${encodeURIComponent('%_'.repeat(20))}` : 'page=4000&size=100';
        return { path: `/api/${list}?${query}`, token };
      }),
    watched: [readsOwn, readsByKey],
  },
  {
    kind: 'invitations to one person',
    did: '60 invitations to one address by three merchants that are not approved',
    run: async ({ addMerchant }, { flood }) => {
      const email = 'invited-by-strangers@example.net';
      const tokens: string[] = [];
      for (const name of ['Първа', 'Втора', 'Трета'])
        tokens.push((await addMerchant(`${name} ЕООД`, false)).token);
      await flood(60, (place) => ({
        path: '/api/merchants/me/invitations',
        token: tokens[place % 3]!,
        body: { email, kind: 'TEAM', role: 'VIEWER' },
      }));
      return [invites(email)];
    },
    watched: [getsReset],
  },
  {
    kind: 'links and drafts of their own',
    did: '200 new links and drafts, by session and key',
    run: ({ rival, keys }, { flood }) =>
      flood(200, (place) => {
        const token = place % 2 === 0 ? rival.token : keys.rival;
        return place % 3 === 0
          ? { path: '/api/invoice-drafts', token, body: { content: { items: [] } } }
          : { path: '/api/payment-links/me', token, body: { amount: 10, currency: 'EUR' } };
      }),
    watched: [readsOwn, paysLink],
  },
  {
    kind: 'Idempotency-Keys',
    did: '250 new customers with as many Idempotency-Keys of 200 characters',
    run: ({ rival: { token } }, { flood }) =>
      flood(250, (place) => ({
        path: '/api/customers/me',
        token,
        body: { kind: 'PERSON', name: `Мария ${place}` },
        headers: { 'idempotency-key': `${place}`.padStart(200, 'k') },
      })),
    watched: [readsOwn, paysLink],
  },
  {
    kind: 'push subscriptions',
    did: '150 push subscriptions of their own account',
    run: ({ rival: { token } }, { flood }) =>
      flood(150, (place) => ({
        path: '/api/merchants/me/push-subscriptions',
        token,
        body: { endpoint: `https://push.example.com/${place}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      })),
    watched: [readsOwn, getsReceipt],
  },
  {
    kind: 'checks of VAT numbers and texts',
    did: '150 VAT numbers to check, and long texts to show as documents would',
    run: ({ rival: { token } }, { flood }) =>
      flood(150, (place) =>
        place % 3 === 0
          ? {
              path: '/api/document-texts',
              token,
              body: { texts: Array.from({ length: 30 }, () => 'Иван 王'.repeat(100)) },
            }
          : { path: `/api/vat-numbers/DE${String(100_000_000 + place)}`, token },
      ),
    watched: [readsOwn, printsOwn],
  },
  {
    kind: 'calls of one API key',
    did: '700 reads and writes by a key of their own',
    run: ({ keys }, { flood }) =>
      flood(700, (place) => ({
        path: place % 4 === 0 ? '/api/customers/me' : '/api/merchants/me/payments',
        token: keys.rival,
        ...(place % 4 === 0 && { body: { kind: 'PERSON', name: 'Мария' } }),
      })),
    watched: [readsByKey, readsOwn],
    near: [readsByKey],
  },
  {
    kind: 'mails that a server refuses',
    did: 'mails to 20 addresses of their own, whose server answers 450',
    run: async ({ shop, register }, { flood }) => {
      const emails: string[] = [];
      for (let count = 0; count < 20; count += 1)
        emails.push((await register(`Отказваща ${count} ЕООД`)).email);
      for (const to of emails)
        for (let time = 0; time < 5; time += 1) shop.mailbox.failNext({ at: 'recipient', code: 450, to });
      await flood(20, (place) => ({ path: '/api/auth/forgot', body: { email: emails[place] } }));
    },
    watched: [getsReset, getsReceipt],
  },
  {
    kind: 'changes of a contact address',
    did: '80 changes of their contact address to that of another person and back',
    run: async ({ addMerchant, shop }, { flood }) => {
      const { token, email } = await addMerchant('Местеща се ЕООД');
      const victim = 'former-address@example.net';
      const profile = {
        businessName: 'Местеща се ЕООД',
        businessType: 'service',
        phoneNumber: '0888 123 456',
        address: 'гр. Русе',
      };
      await flood(
        80,
        (place) => ({
          method: 'PUT',
          path: '/api/merchants/me',
          token,
          body: { ...profile, email: place % 2 === 0 ? victim : email },
        }),
        1,
      );
      const check = async (): Promise<void> => {
        const mails = shop.mailbox.mails.filter(({ to }) => to.includes(victim)).length;
        if (mails > 40) throw new Error(`${mails} mails in the mailbox of the other person`);
      };
      return [{ name: 'the other person’s mailbox holds at most 40 mails', act: check }];
    },
    watched: [getsReset],
  },
  {
    kind: 'proofs and sessions',
    did: '120 wrong proofs, sessions and factors of their own account',
    run: ({ rival: { token } }, { flood }) =>
      flood(120, (place) =>
        place % 2 === 0
          ? { path: '/api/auth/prove', token, body: { password: randomBytes(6).toString('hex') } }
          : { path: '/api/auth/sessions', token },
      ),
    watched: [signsIn, readsOwn],
  },
];
