import * as z from 'zod';
import { email } from '#contract/fields.ts';
import { Failure } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Messages } from '#kernel/messages.ts';
import type { PageForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import type { AskForLink } from '../../application/ask-for-link.ts';
import type { PayerPlaces } from '../../application/payer-places.ts';
import { payerCookieName, payerHeaders } from './payer-cookie.ts';
import { emptyView, fieldMaker, pathIn, payerPrinter, sayIn } from './payer-view.ts';

type Deps = Readonly<{
  places: PayerPlaces;
  askForLink: AskForLink;
  messages: Messages;
  config: Readonly<{ publicUrl: string }>;
}>;

const mePath = /^\/me\/?$/;
/** `/me/{secret}`: 32 bytes, base64url; the secret is in the mail. */
const linkPath = /^\/me\/(?!place\/?$)([\w-]{1,100})\/?$/;
const saids: readonly string[] = ['sent', 'limited', 'left', 'ended', 'away'];

/** Asks for the address that gets the link. */
export const mePage = ({ places, messages }: Deps): RenderedPage => {
  const print = payerPrinter(messages);
  return {
    bundle: 'pay',
    pattern: mePath,
    show: async ({ language, query, cookie }, refused) => {
      const said = query['said'] ?? '';
      if (said === '' && (await places.isProven(cookie(payerCookieName))))
        return { redirect: pathIn(language, '/me/place') };
      const say = sayIn(messages, language);
      const field = fieldMaker(messages, language, refused);
      const form = {
        action: pathIn(language, '/me'),
        button: say('send-link'),
        fields: [field('email', { name: 'email', type: 'email', autocomplete: 'email', max: 254 })],
      };
      const view = {
        ...emptyView,
        title: say('title'),
        hint: say('ask-hint'),
        said: saids.includes(said) ? say(`said.${said}`) : '',
        forms: [form],
      };
      return print(view, language, refused === undefined ? 200 : 422);
    },
    refuse: (_, { language }) => ({ redirect: pathIn(language, '/') }),
  };
};

const askFields = z.object({ email });

/** The form of `/me`: the answer is the same for each address. */
export const meForm = ({ askForLink }: Deps): PageForm<z.infer<typeof askFields>> => ({
  pattern: mePath,
  fields: askFields,
  submit: async ({ fields, language, ip }) => {
    await askForLink.execute({ ...fields, language, ip });
    return pathIn(language, '/me', { said: 'sent' });
  },
  refuse: (error, { language }) =>
    pathIn(language, '/me', { said: error instanceof RateLimited ? 'limited' : 'away' }),
});

/** The page of a mailed link: one button, because scanners of mail follow links and press nothing. */
export const linkPage = ({ places, messages }: Deps): RenderedPage => {
  const print = payerPrinter(messages);
  return {
    bundle: 'pay',
    pattern: linkPath,
    show: async ({ name: secret, ip, language }) => {
      await places.mustBeOpenLink(secret, ip);
      const say = sayIn(messages, language);
      const path = `/me/${secret}`;
      const view = {
        ...emptyView,
        title: say('title'),
        hint: say('link-hint'),
        forms: [{ action: pathIn(language, path), button: say('open'), fields: [] }],
      };
      return print(view, language);
    },
    refuse: async (error, { language, cookie }) => {
      const say = sayIn(messages, language);
      const isGone = error instanceof Failure && error.kind === 'gone';
      // The button was pressed twice, or the way back.
      if (isGone && (await places.isProven(cookie(payerCookieName))))
        return { redirect: pathIn(language, '/me/place') };
      const key = isGone ? 'gone' : 'away';
      const view = {
        ...emptyView,
        title: say(key),
        hint: say(`${key}-hint`),
        pages: [{ label: say('new-link'), url: pathIn(language, '/me'), isCurrent: false }],
      };
      const status = isGone ? 404 : error instanceof RateLimited ? 429 : 503;
      return print(view, language, status);
    },
  };
};

/** The button of a mailed link: this browser alone has the place then, for thirty minutes. */
export const linkForm = ({ places, config: { publicUrl } }: Deps): PageForm<object> => ({
  pattern: linkPath,
  fields: z.looseObject({}),
  submit: async ({ name: secret, ip, language }) => {
    const cookie = await places.open(secret, ip);
    return { redirect: pathIn(language, '/me/place'), headers: payerHeaders(cookie, publicUrl) };
  },
  // The page says why.
  refuse: (_, { name: secret, language }) => pathIn(language, `/me/${secret}`),
});
