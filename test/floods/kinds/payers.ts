import { sessionOf } from '#test/support/application/build.ts';
import {
  getsReceipt,
  opensPlace,
  paysCounter,
  paysLink,
  paysOnPage,
  printsOwn,
  provesDocument,
  readsOwn,
  seesDocuments,
  type Deed,
} from '../bystanders.ts';
import type { Flood } from '../flood.ts';
import type { Fixture } from '../fixture.ts';

type Link = Fixture['counter'];
const checkout = ({ merchantId, id, amount, currency }: Link, place: number) => ({
  path: `/api/payments/checkout/${merchantId}?paymentLinkId=${id}`,
  body: { amount, currency, customerName: `Чужд ${place}` },
});

/** A checkout of the stranger, paid. @returns its session */
const payOwn = async ({ shop }: Fixture): Promise<string> => {
  const opened = await shop.openCheckout(await shop.createLink(await shop.addMerchant()));
  await shop.control.pay({ session: opened.sessionId });
  await shop.returnPaid(opened);
  return opened.sessionId;
};

/** Floods of what payers use. */
export const payerFloods: readonly Flood[] = [
  {
    kind: 'checkouts of one link',
    did: '60 checkouts of one SINGLE link in other names',
    run: async ({ shop, honest }, { flood }) => {
      const link = await shop.createLink(honest);
      await flood(60, (place) => checkout(link, place));
      const act: Deed['act'] = async ({ shop: { control } }, caller) => {
        const { checkoutUrl } = await caller.json<{ checkoutUrl: string }>(checkout(link, 1_000));
        await control.pay({ session: sessionOf(checkoutUrl) });
      };
      return [{ name: 'the right payer pays the link', act }];
    },
    watched: [paysLink, paysCounter],
    near: [paysLink],
  },
  {
    kind: 'checkouts of a counter code',
    did: '150 checkouts of one counter code, from six networks',
    networks: 6,
    run: ({ counter }, { flood }) => flood(150, (place) => checkout(counter, place)),
    watched: [paysCounter, paysLink],
    near: [paysCounter],
  },
  {
    kind: 'checkouts from one IPv6 network',
    did: '120 checkouts of a counter code, from as many addresses of one /64',
    run: async ({ counter }, { flood }) => {
      await flood(120, (place) => ({
        ...checkout(counter, place),
        headers: { 'x-forwarded-for': `2001:db8:ffff:1:${place.toString(16)}::1` },
      }));
    },
    watched: [paysCounter, paysLink],
  },
  {
    kind: 'amounts at a public page',
    did: '150 amounts at one public page, from six networks',
    networks: 6,
    run: ({ pagePath }, { flood }) => flood(150, () => ({ path: pagePath, form: { amount: '5' } })),
    watched: [paysOnPage, paysCounter],
    near: [paysOnPage],
  },
  {
    kind: 'views of public pages',
    did: '250 views of a public page and of others that do not exist',
    run: ({ pagePath }, { flood }) =>
      flood(250, (place) => ({ path: place % 2 === 0 ? pagePath : `/m/nothing-${place}` })),
    watched: [paysOnPage],
    near: [paysOnPage],
  },
  {
    kind: 'opened pay pages',
    did: '250 pay pages and link tokens, most of them guessed',
    run: ({ counter }, { flood }) =>
      flood(250, (place) => {
        const token = place % 5 === 0 ? counter.uniqueToken : String(place).padStart(22, 'a');
        return { path: place % 2 === 0 ? `/pay/${token}` : `/api/payment-links/token/${token}` };
      }),
    watched: [paysLink, paysCounter],
    near: [paysLink],
  },
  {
    kind: 'questions about a checkout',
    did: '250 polls of the return page and of confirmations',
    run: async (fixture, { flood }) => {
      const { checkoutUrl, paymentId } = await fixture.shop.openCheckout(fixture.counter);
      const sessionId = sessionOf(checkoutUrl);
      await flood(250, (place) => {
        if (place % 3 === 0) return { path: `/api/payments/confirm/${paymentId}`, body: { sessionId } };
        return place % 3 === 1
          ? { path: `/pay/success?session_id=${sessionId}` }
          : { path: `/api/payments/checkout/sessions/${sessionId}` };
      });
    },
    watched: [paysLink],
    near: [paysLink],
  },
  {
    kind: 'receipts to one mailbox',
    did: '60 receipts of a paid checkout to the address of another person',
    run: async (fixture, { flood }) => {
      const sessionId = await payOwn(fixture);
      await flood(60, () => ({
        path: `/api/payments/checkout/sessions/${sessionId}/receipt`,
        body: { email: 'pestered@example.net' },
      }));
    },
    watched: [getsReceipt],
  },
  {
    kind: 'documents of payers',
    did: '100 prints of the document of a paid checkout, from six networks',
    networks: 6,
    run: async (fixture, { flood }) => {
      const sessionId = await payOwn(fixture);
      await flood(100, () => ({ path: `/api/payments/checkout/sessions/${sessionId}/document.pdf` }));
    },
    watched: [getsReceipt, printsOwn],
  },
  {
    kind: 'links to the place of one payer',
    did: '60 links to the place of another person, from six networks',
    networks: 6,
    run: async ({ shop, honest }, { flood }) => {
      const email = 'owner-of-place@example.net';
      const paid = await shop.openCheckout(await shop.createLink(honest), { customerEmail: email });
      await shop.control.pay({ session: paid.sessionId });
      await shop.returnPaid(paid);
      const since = shop.mailbox.mails.length;
      await flood(60, () => ({ path: '/me', form: { email } }));
      return [opensPlace(email, since)];
    },
    watched: [seesDocuments, getsReceipt],
  },
  {
    kind: 'guessed secrets of payers',
    did: '250 guessed links to places, cards, offers and archives',
    run: (_, { flood }) =>
      flood(250, (place) => {
        const secret = String(place).padStart(43, 'a');
        return { path: `/${['me', 'card', 'offer', 'archive'][place % 4]!}/${secret}` };
      }),
    watched: [seesDocuments],
  },
  {
    kind: 'proofs of documents',
    did: '250 proofs with guessed codes, and wrong digits of one document, from six networks',
    networks: 6,
    run: async (fixture, { flood }) => {
      await payOwn(fixture);
      const [own] = await fixture.shop.database.rows<{ token: string }>(
        'select token from document_tokens order by invoice_id desc limit 1',
      );
      await flood(250, (place) => {
        const guessed = String(place).padStart(22, 'a');
        return { path: place % 2 === 0 ? `/d/${guessed}` : `/d/${own!.token}?number=${1_000 + place}` };
      });
    },
    watched: [provesDocument, paysLink],
  },
  {
    kind: 'keys of repeated checkouts',
    did: '150 checkouts with as many Idempotency-Keys, from six networks',
    networks: 6,
    run: ({ counter }, { flood }) =>
      flood(150, (place) => ({
        ...checkout(counter, place),
        headers: { 'idempotency-key': `flood-${place}` },
      })),
    watched: [paysCounter, readsOwn],
  },
];
