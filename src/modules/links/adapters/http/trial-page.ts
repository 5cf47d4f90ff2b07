import * as z from 'zod';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { PageForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import { formatMoney } from '#platform/templates/formats.ts';
import type { DocumentsOfLinks } from '../../ports/documents-of-links.ts';
import { findTrial } from '../postgres/find-trial.ts';
import type { SealedTrials } from './sealed-trials.ts';
import { documentTypeOf, presentPublicLink } from './present-link.ts';

type Deps = Parameters<typeof findTrial>[0] &
  Readonly<{ trials: SealedTrials; documentsOfLinks: DocumentsOfLinks; messages: Messages; config: Config }>;

/** `/try/{token}`. */
const pattern = /^\/try\/([\w-]{1,400})$/;

/**
 * A link in test mode: the pay page without its script under a ribbon, and after the button the page of a paid link. The
 * form stores nothing and calls no provider.
 */
export const trialPage = (deps: Deps): RenderedPage => {
  const { trials, documentsOfLinks, messages, config } = deps;
  const read = async () => {
    const { readTemplate } = await import('#platform/templates/templates.ts');
    const template = (name: string) =>
      readTemplate(new URL(`./trial-${name}.html.hbs`, import.meta.url), messages);
    return { ribbon: template('ribbon'), paid: template('paid'), over: template('over') };
  };
  // The first trial loads the template engine.
  let templates: ReturnType<typeof read> | undefined;
  const loaded = () => (templates ??= read());
  return {
    bundle: 'pay',
    pattern,
    show: async ({ name: token, query, language }) => {
      const view = await findTrial(deps, trials.open(token));
      const { ribbon, paid } = await loaded();
      const documentType = await documentTypeOf(documentsOfLinks, view);
      const link = presentPublicLink(view, { publicUrl: config.publicUrl, documentType });
      const backUrl = `/merchant/links/${view.id}`;
      const money = formatMoney(Money.ofMinor(view.amountMinor, view.currency), language);
      const values = {
        merchantName: view.merchantName,
        description: view.description ?? '',
        money,
        backUrl,
        documentUrl: `/api/payment-links/trials/${token}/document`,
        againUrl: `/try/${token}${language === 'en' ? '?lang=en' : ''}`,
      };
      return {
        status: 200,
        data: { loaded: { kind: 'ready', link }, refused: null },
        inert: {
          pathname: `/pay/${view.token}`,
          ribbon: ribbon(values, [language]),
          ...(query['paid'] === '1' && {
            page: { title: messages.say(language, 'links.trial.paid'), content: paid(values, [language]) },
          }),
        },
      };
    },
    refuse: async (_, { language }) => ({
      status: 410,
      data: { loaded: { kind: 'problem', problem: 'gone' }, refused: null },
      inert: {
        pathname: '/pay/trial',
        ribbon: '',
        page: {
          title: messages.say(language, 'links.trial.over'),
          content: (await loaded()).over({}, [language]),
        },
      },
    }),
  };
};

/** The button of the pay page in test mode: leads to the page of a paid link. What was typed is not read. */
export const trialForm = (deps: Deps): PageForm<object> => ({
  pattern,
  fields: z.looseObject({}),
  submit: async ({ name: token, language }) => {
    await findTrial(deps, deps.trials.open(token));
    return `/try/${token}?paid=1${language === 'en' ? '&lang=en' : ''}`;
  },
  refuse: (_, { name: token }) => `/try/${token}`,
});
