import { randomBytes } from 'node:crypto';
import { newKeyText } from '#modules/integrations/adapters/postgres/key-text.ts';
import { getsReceipt, paysCounter, paysLink, readsByKey, readsOwn, signsIn } from '../bystanders.ts';
import type { Flood } from '../flood.ts';

const random = { uuid: () => '', token: () => '', bytes: (count: number) => randomBytes(count) };
const host = 'Host: localhost\r\n';

/** Floods of connections, bodies, keys and signatures. */
export const connectionFloods: readonly Flood[] = [
  {
    kind: 'large bodies',
    did: '60 bodies of 5 MB to public calls',
    run: async (_, { flood }) => {
      const raw = JSON.stringify({ username: 'a'.repeat(5_000_000) });
      const paths = [
        '/api/auth/login',
        '/api/auth/forgot',
        '/api/merchants/register',
        '/api/webhooks/stripe',
      ];
      await flood(60, (place) => ({ path: paths[place % paths.length]!, raw }), 8);
    },
    watched: [signsIn, paysLink],
    near: [signsIn],
  },
  {
    kind: 'slow bodies',
    did: 'the first byte of 400 bodies, and no more',
    run: async (_, { connect }, seen) => {
      const type = 'Content-Type: application/json\r\nContent-Length: 1000\r\n';
      await connect(400, `POST /api/auth/login HTTP/1.1\r\n${host}${type}\r\n{`);
      await seen;
    },
    watched: [signsIn, paysLink],
    near: [signsIn],
  },
  {
    kind: 'slow headers',
    did: 'half a request line on 400 connections',
    run: async (_, { connect }, seen) => {
      await connect(400, 'GET /api/install');
      await seen;
    },
    watched: [signsIn, paysCounter],
  },
  {
    kind: 'idle connections',
    did: 'one request on each of 800 connections, which stay open',
    run: async (_, { connect }, seen) => {
      await connect(800, `GET /api/installation HTTP/1.1\r\n${host}\r\n`);
      await seen;
    },
    watched: [signsIn, paysLink],
  },
  {
    kind: 'guessed API keys',
    did: '200 calls with as many keys of the right form',
    run: (_, { flood }) =>
      flood(200, () => ({ path: '/api/merchants/me/payments', token: newKeyText(random, 'test').text })),
    watched: [readsByKey, readsOwn],
    near: [readsByKey],
  },
  {
    kind: 'forged sessions',
    did: '300 calls with forged tokens, some in URLs',
    run: (_, { flood }) =>
      flood(300, (place) => ({
        path: place % 2 === 0 ? '/api/invoices/me' : `/api/invoices/me?key=plk_test_${place}`,
        token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      })),
    watched: [readsOwn, signsIn],
    near: [readsOwn],
  },
  {
    kind: 'wrong signatures of provider events',
    did: '200 provider events of 200 kB with wrong signatures',
    run: async (_, { flood }) => {
      const raw = JSON.stringify({
        id: 'evt_1',
        type: 'checkout.session.completed',
        data: 'a'.repeat(200_000),
      });
      const headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}` };
      await flood(200, () => ({ path: '/api/webhooks/stripe', raw, headers }));
    },
    watched: [paysLink, getsReceipt],
  },
  {
    kind: 'pages that do not exist',
    did: '400 URLs of no page, and files of the web',
    run: (_, { flood }) =>
      flood(400, (place) => ({
        path: place % 2 === 0 ? `/nothing-${place}` : `/assets/nothing-${place}.js`,
      })),
    watched: [paysLink, signsIn],
  },
];
