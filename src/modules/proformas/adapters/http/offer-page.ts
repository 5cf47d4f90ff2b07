import * as z from 'zod';
import { anonymous } from '#kernel/actor.ts';
import type { PayPageData } from '#contract/payments/pay-page.ts';
import { acceptOffer, askAboutOffer } from '#contract/proformas/proformas.ts';
import { Failure } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import type { PageForm, RefusedForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import { formatDate, formatDecimal, formatMoney } from '#platform/templates/formats.ts';
import type { Template } from '#platform/templates/templates.ts';
import type { AnswerOffer } from '../../application/answer-offer.ts';
import type { ProformaView } from '../postgres/proforma-view.ts';
import { findOffer, presentedOffer, type OfferReads } from './offers.routes.ts';

type Deps = OfferReads & Readonly<{ answerOffer: AnswerOffer }>;

/** `/offer/{token}`: the token is in the mail. */
const pattern = /^\/offer\/([\w-]{1,100})\/?$/;

/** Never sent: the page has no script. */
const data: PayPageData = { loaded: { kind: 'problem', problem: 'not-found' }, refused: null };

const addressOf = (token: string, language: Language, said?: string): string => {
  const query = new URLSearchParams({ ...(said && { said }), ...(language === 'en' && { lang: 'en' }) });
  return `/offer/${encodeURIComponent(token)}${query.size === 0 ? '' : `?${query.toString()}`}`;
};

const saids = ['accepted', 'asked', 'changed', 'limited', 'gone'] as const;

/** What the page prints. */
const printable = (
  deps: Deps,
  view: ProformaView,
  {
    language,
    said,
    refused,
  }: Readonly<{ language: Language; said: string; refused?: RefusedForm | undefined }>,
) => {
  const offer = presentedOffer(deps, view);
  const money = (amount: number): string => formatMoney(Money.ofDecimal(amount, offer.currency), language);
  const { state, kind } = offer;
  const isLive = state === 'SENT' || state === 'ACCEPTED';
  const problemAt = (field: string): string => {
    const found = refused?.problems.find((problem) => problem.field === field);
    return found === undefined ? '' : deps.messages.say(language, found.code, found.params);
  };
  return {
    kind: `proformas.kind.${kind}`,
    state: `proformas.page.state.${state}`,
    isOffer: kind === 'OFFER',
    number: offer.number,
    merchantName: offer.merchantName,
    customerName: offer.customerName,
    description: offer.description ?? '',
    lines: offer.items.map(({ description, quantity, unit, total }) => ({
      description:
        quantity === 1
          ? description
          : `${description} × ${formatDecimal(String(quantity), language)} ${unit}`,
      total: money(total),
    })),
    total: money(offer.total),
    tax: offer.taxAmount === 0 ? '' : money(offer.taxAmount),
    paid: offer.paid === 0 ? '' : money(offer.paid),
    open: money(offer.open),
    amount: money(state === 'PAID' ? offer.total : offer.open),
    validUntil: formatDate(offer.validUntil, language),
    version: offer.version,
    payUrl: isLive && offer.payUrl !== null ? `${offer.payUrl}${language === 'en' ? '?lang=en' : ''}` : '',
    pdfUrl: `/api/offers/${view.token}/pdf`,
    action: addressOf(view.token, language),
    mayAccept: state === 'SENT',
    mayAsk: isLive,
    said: (saids as readonly string[]).includes(said) ? `proformas.page.said.${said}` : '',
    text: refused?.typed['text'] ?? '',
    email: refused?.typed['email'] ?? view.customerEmail ?? '',
    textProblem: problemAt('text'),
    emailProblem: problemAt('email'),
  };
};

/** The page of a proforma or an offer: accept, ask, pay; it needs no script. */
export const offerPage = (deps: Deps): RenderedPage => {
  const { messages } = deps;
  const read = async () => {
    const { readTemplate } = await import('#platform/templates/templates.ts');
    return readTemplate(new URL('./offer.html.hbs', import.meta.url), messages);
  };
  // The first page loads the template engine.
  let template: Promise<Template> | undefined;
  return {
    bundle: 'pay',
    pattern,
    show: async ({ name: token, language, query }, refused) => {
      const view = await findOffer(deps, token);
      template ??= read();
      const values = printable(deps, view, { language, said: query['said'] ?? '', refused });
      const title = `${messages.say(language, values.kind)} № ${values.number} – ${values.merchantName}`;
      const content = (await template)(values, [language]);
      const status = refused === undefined ? 200 : 422;
      return { status, data, inert: { pathname: '/pay/offer', ribbon: '', page: { title, content } } };
    },
    refuse: (error) => {
      const isUnknown = error instanceof Failure && error.kind === 'missing';
      const problem = isUnknown ? 'not-found' : 'load-failed';
      return { status: isUnknown ? 404 : 503, data: { loaded: { kind: 'problem', problem }, refused: null } };
    },
  };
};

const fields = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('accept'),
    version: z.preprocess(Number, acceptOffer.body.shape.version),
    name: acceptOffer.body.shape.name,
  }),
  askAboutOffer.body.extend({ form: z.literal('ask') }),
]);

/** The forms of the page; each leads back to it, which says what was done or why not. */
export const offerForm = ({ answerOffer }: Deps): PageForm<z.infer<typeof fields>> => ({
  pattern,
  fields,
  submit: async ({ name: token, fields: given, ip, language }) => {
    if (given.form === 'accept') {
      await answerOffer.accept({
        actor: anonymous,
        token,
        version: given.version,
        name: given.name ?? null,
        ip,
      });
      return addressOf(token, language, 'accepted');
    }
    await answerOffer.ask({ token, text: given.text, email: given.email, ip });
    return addressOf(token, language, 'asked');
  },
  refuse: (error, { name: token, language }) => {
    const kind = error instanceof Failure ? error.kind : 'unavailable';
    const said = kind === 'conflict' ? 'changed' : kind === 'gone' ? 'gone' : 'limited';
    return addressOf(token, language, said);
  },
});
