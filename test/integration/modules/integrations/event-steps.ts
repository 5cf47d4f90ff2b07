import * as z from 'zod';
import { merchantEventCatalogue } from '#contract/integrations/merchant-event-catalogue.ts';
import type { MerchantEvent } from '#contract/integrations/merchant-events.ts';
import type { TestApplication } from '#test/support/application.ts';
import { accepted } from '#test/support/application/api-client.ts';
import type { TestMerchant } from '#test/support/application/build.ts';

type Page = Readonly<{ events: readonly MerchantEvent[]; hasMore: boolean }>;

/** The GET of the object of an event, as the event names it. */
const pathOf = ({ type, data: { object } }: MerchantEvent): string => {
  const { path } = merchantEventCatalogue[type].get!;
  return path.replace(':id', String(object['id'])).replace(':month', String(object['month']));
};

/** Whether the object has changed since: by a later event, or by the provider's page that a checkout opens afterwards. */
const isChangedLater = (event: MerchantEvent, later: readonly MerchantEvent[]): boolean =>
  event.type === 'payment.created' ||
  later.some(
    (one) =>
      pathOf(one) === pathOf(event) && JSON.stringify(one.data.object) !== JSON.stringify(event.data.object),
  );

/** Steps of a merchant that reads its own events. */
export const eventSteps = (shop: Pick<TestApplication, 'url'>, { token, api }: TestMerchant) => {
  let last: string | undefined;

  const read = async (query = ''): Promise<Page> => accepted(await api.get<Page>(`/events?${query}`));

  /** All events since the last call. */
  const since = async (): Promise<readonly MerchantEvent[]> => {
    const { events } = await read(last === undefined ? 'limit=200' : `limit=200&after=${last}`);
    last = events.at(-1)?.id ?? last;
    return events;
  };

  /** The answer of the GET in the language of the merchant. A program cannot answer a dispute. */
  const answerOf = async (event: MerchantEvent): Promise<unknown> => {
    const response = await fetch(`${shop.url}/api${pathOf(event)}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'bg' },
    });
    const answer = (await response.json()) as Record<string, unknown>;
    return 'canAnswer' in answer ? { ...answer, canAnswer: false } : answer;
  };

  return {
    read,
    since,
    /**
     * The types of the events of an action, in order.
     * @throws Error when an object differs from its schema, or from what its GET answers now
     */
    typesAfter: async (action: () => Promise<unknown>): Promise<readonly string[]> => {
      await since();
      await action();
      const events = await since();
      for (const [place, event] of events.entries()) {
        const parsed = z.safeParse(merchantEventCatalogue[event.type].object, event.data.object);
        if (!parsed.success) throw new Error(`${event.type}: ${z.prettifyError(parsed.error)}`);
        if (isChangedLater(event, events.slice(place + 1))) continue;
        const answer = await answerOf(event);
        if (JSON.stringify(answer) !== JSON.stringify(event.data.object))
          throw new Error(
            `${event.type} holds ${JSON.stringify(event.data.object)}, its GET answers ${JSON.stringify(answer)}`,
          );
      }
      return events.map(({ type }) => type);
    },
  };
};
export type EventSteps = ReturnType<typeof eventSteps>;
