import { cardNameOf } from '#contract/payments/words/card-name.ts';
import * as z from 'zod';
import type { KeptCard } from '#contract/payments/card-mandates.ts';
import type { PayPageData } from '#contract/payments/pay-page.ts';
import { anonymous } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import type { PageForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import { formatDate, formatMoney } from '#platform/templates/formats.ts';
import { cardPath } from '../../application/mandates/send-mandate-mail.ts';
import type { StopMandate } from '../../application/mandates/stop-mandate.ts';
import { MandateNotFound } from '../../domain/failures.ts';
import { keptCardOf, type KeptCardReads } from './present-mandate.ts';

type Deps = KeptCardReads & Readonly<{ stopMandate: StopMandate; messages: Messages }>;

/** `/card/{token}`: the token is known to the reader of the mails only. */
const pattern = /^\/card\/([\w-]{1,100})\/?$/;

/** Never sent: the page has no script. */
const data: PayPageData = { loaded: { kind: 'problem', problem: 'load-failed' }, refused: null };

type Say = (code: string, params?: Readonly<Record<string, string>>) => string;

const valuesOf = (card: KeptCard, token: string, language: Language, say: Say) => {
  const { currency, state } = card;
  const money = (amount: number): string => formatMoney(Money.ofDecimal(amount, currency), language);
  const underWay =
    card.chargeUnderWay === null || state !== 'ENDED'
      ? null
      : say('under-way', { total: money(card.chargeUnderWay) });
  return {
    title: say(`${state.toLowerCase()}`),
    hint: say(`${state.toLowerCase()}-hint`),
    underWay,
    merchantName: card.merchantName,
    card: cardNameOf(card.brand, card.last4),
    expires: formatDate(card.expiresOn, language),
    max: money(card.maxAmount),
    charges: card.nextCharges.map(({ on, amount, description }) => ({
      on: formatDate(on, language),
      amount: money(amount),
      description,
    })),
    canStop: state !== 'ENDED',
    action: cardPath(token, language),
  };
};

/** The page of a card that stays, for its payer: what it is charged for, and one button that stops it. Without a script. */
export const cardPage = (deps: Deps): RenderedPage => {
  const { stopMandate, messages } = deps;
  const read = async (name: string) => {
    const { readTemplate } = await import('#platform/templates/templates.ts');
    return readTemplate(new URL(`./${name}.html.hbs`, import.meta.url), messages);
  };
  const sayIn =
    (language: Language): Say =>
    (code, params = {}) =>
      messages.say(language, `payments.card-page.${code}`, params);
  const pageOf = async (name: string, values: Readonly<{ title: string }>, language: Language) => ({
    pathname: '/pay/card',
    ribbon: '',
    page: { title: values.title, content: (await read(name))(values, [language]) },
  });
  return {
    bundle: 'pay',
    pattern,
    show: async ({ name: token, ip, language }) => {
      await stopMandate.findForPayer({ token, ip });
      const values = valuesOf(await keptCardOf(deps, token), token, language, sayIn(language));
      return { status: 200, data, inert: await pageOf('card-page', values, language) };
    },
    refuse: async (error, { language }) => {
      const isUnknown = error instanceof MandateNotFound;
      const say = sayIn(language);
      const key = isUnknown ? 'unknown' : 'away';
      const values = { title: say(key), hint: say(`${key}-hint`) };
      const status = isUnknown ? 404 : error instanceof RateLimited ? 429 : 503;
      return { status, data, inert: await pageOf('card-page-unknown', values, language) };
    },
  };
};

/** The button of the page: stops the card and leads back to it. */
export const cardForm = ({ stopMandate }: Pick<Deps, 'stopMandate'>): PageForm<object> => ({
  pattern,
  fields: z.looseObject({}),
  submit: async ({ name: token, ip, language }) => {
    await stopMandate.byPayer({ actor: anonymous, token, ip });
    return cardPath(token, language);
  },
  refuse: (_, { name: token, language }) => cardPath(token, language),
});
