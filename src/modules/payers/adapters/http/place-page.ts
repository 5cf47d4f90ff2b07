import { Failure } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';
import type { Database } from '#platform/database/database.ts';
import type { PayerPlaces } from '../../application/payer-places.ts';
import type { PayerRows } from '../../application/payer-rows.ts';
import { payerCookieName } from './payer-cookie.ts';
import { forms, type ShownForm } from './place-forms.ts';
import { lists } from './place-lists.ts';
import { emptyView, pathIn, payerPrinter, sayIn, type PayerView } from './payer-view.ts';

export type PlaceReads = Readonly<{
  database: Database;
  clock: Clock;
  places: PayerPlaces;
  rows: Pick<PayerRows, 'companyOf'>;
  messages: Messages;
}>;

/** What a place shows, by the last segment of its path; the documents have none. */
const sections = ['', 'payments', 'cards', 'transfers', 'offers', 'company', 'ask', 'erasure'] as const;
const saids: readonly string[] = [
  'asked',
  'kept',
  'forgotten',
  'erasure',
  'limited',
  'not-found',
  'too-many',
  'away',
];

/** `/me/place` and its sections. */
export const placePath = /^\/me\/place(?:\/(payments|cards|transfers|offers|company|ask|erasure))?\/?$/;

export const pathOf = (section: string): string => (section === '' ? '/me/place' : `/me/place/${section}`);

const parts: Readonly<Record<string, (form: ShownForm) => Promise<Partial<PayerView>>>> = {
  ...lists,
  ...forms,
};

/** The place of a payer: all that the installation has of a proven address, without a script. */
export const placePage = (deps: PlaceReads): RenderedPage => {
  const { database, clock, places, rows, messages } = deps;
  const print = payerPrinter(messages);
  return {
    bundle: 'pay',
    pattern: placePath,
    show: async ({ name: section, language, query, ip, cookie }, refused) => {
      const email = await places.proven(cookie(payerCookieName), ip);
      const say = sayIn(messages, language);
      const part = await parts[section]!({
        database,
        clock,
        rows,
        messages,
        email,
        language,
        query,
        say,
        refused,
      });
      const said = query['said'] ?? '';
      const view = {
        ...emptyView,
        title: say(`place.${section || 'documents'}`),
        hint: say(`hint.${section || 'documents'}`, { email }),
        said: saids.includes(said) ? say(`said.${said}`) : '',
        places: sections.map((one) => ({
          label: say(`place.${one || 'documents'}`),
          url: pathIn(language, pathOf(one)),
          isCurrent: one === section,
        })),
        leave: { action: pathIn(language, '/me/place/leave'), button: say('leave'), fields: [] },
        ...part,
      };
      return print(view, language, refused === undefined ? 200 : 422);
    },
    refuse: (error, { language }) => {
      const isEnded = error instanceof Failure && error.kind === 'unauthenticated';
      const said = isEnded ? 'ended' : error instanceof RateLimited ? 'limited' : 'away';
      return { redirect: pathIn(language, '/me', { said }) };
    },
  };
};
