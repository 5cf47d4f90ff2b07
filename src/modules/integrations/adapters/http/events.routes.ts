import * as contract from '#contract/integrations/merchant-events.ts';
import type { Messages } from '#kernel/messages.ts';
import { EventStream } from '#platform/http/event-streams.ts';
import { serve, type Route } from '#platform/http/route.ts';
import { eventIdOf, presentEvent } from '../../domain/merchant-event.ts';
import { eventInVersion } from '../postgres/event-in-version.ts';
import { followEvents } from '../postgres/follow-events.ts';
import { getEvent, listEvents } from '../postgres/list-events.ts';
import { presentEventTypes } from './present-event-types.ts';

type Deps = Parameters<typeof followEvents>[0] & Readonly<{ messages: Messages }>;

/** Events of a merchant, and the catalogue of their types. */
export const eventRoutes = (deps: Deps): Route[] => [
  serve(contract.listEvents, async ({ query: { after, type = [], limit }, caller: { actor, version } }) => {
    const { events, hasMore } = await listEvents(deps, actor, { after, types: type, limit });
    return { events: events.map((event) => presentEvent(eventInVersion(version, event))), hasMore };
  }),
  serve(contract.followEvents, async ({ query: { type = [] }, caller: { actor, lastEventId, version } }) => {
    const subscribe = await followEvents(deps, { actor, lastEventId, types: type });
    return new EventStream(({ send, disconnect, drained }) =>
      subscribe({
        event: (event) =>
          send({
            name: 'event',
            id: eventIdOf(event.id),
            data: presentEvent(eventInVersion(version, event)),
          }),
        drained,
        failed: disconnect,
      }),
    );
  }),
  serve(contract.getEvent, async ({ params: { id }, caller: { actor, version } }) =>
    presentEvent(eventInVersion(version, await getEvent(deps, actor, id))),
  ),
  serve(contract.listEventTypes, async ({ caller: { language } }) =>
    presentEventTypes(deps.messages, language),
  ),
];
