import { merchantEventCatalogue } from '#contract/integrations/merchant-event-catalogue.ts';
import type { EventTypeInfo } from '#contract/integrations/merchant-events.ts';
import { currentVersion } from '#contract/versions.ts';
import type { Language } from '#kernel/language.ts';
import { merchantEventTypes, type MerchantEventType } from '#contract/integrations/merchant-event-types.ts';
import type { Messages } from '#kernel/messages.ts';
import { exampleOf } from '#platform/http/openapi-schemas.ts';

/** A body with the examples of the schema. */
const sampleOf = (type: MerchantEventType): Record<string, unknown> => {
  const { object, previous } = merchantEventCatalogue[type];
  return {
    type,
    timestamp: '2026-12-01T10:15:30.000Z',
    data: {
      merchantId: 1,
      sequence: 41,
      object: exampleOf(object),
      ...(previous !== undefined && { previous }),
    },
    version: currentVersion,
  };
};

/** The catalogue in a language. */
export const presentEventTypes = (messages: Messages, language: Language): EventTypeInfo[] =>
  merchantEventTypes.map((type) => {
    const { get } = merchantEventCatalogue[type];
    return {
      type,
      description: messages.say(language, `merchant-events.${type}`),
      get: get === null ? null : `/api${get.path}`,
      sample: sampleOf(type),
    };
  });
