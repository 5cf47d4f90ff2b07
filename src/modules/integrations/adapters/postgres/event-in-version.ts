import { merchantEventCatalogue } from '#contract/integrations/merchant-event-catalogue.ts';
import { inVersion, operationOf, versions } from '#contract/versions.ts';
import type { MerchantEvent } from '../../domain/merchant-event.ts';

/**
 * An event in the form of an endpoint's or a caller's version: its object is as the GET answers it in that version. An
 * event that was stored under an older version stays as it is; its own `version` says so.
 */
export const eventInVersion = (wanted: string, event: MerchantEvent, known = versions): MerchantEvent => {
  if (event.version <= wanted) return event;
  const { get } = merchantEventCatalogue[event.type];
  const { object } = event.content;
  const older =
    get === null
      ? object
      : inVersion(wanted, operationOf({ method: 'GET', path: get.path }), object, {
          from: event.version,
          known,
        });
  return { ...event, version: wanted, content: { ...event.content, object: older } };
};
