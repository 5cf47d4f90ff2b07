import {
  merchantEventCatalogue,
  type CatalogueEntry,
} from '#contract/integrations/merchant-event-catalogue.ts';
import { inVersion, isVersion, operationOf, versions } from '#contract/versions.ts';
import type { MerchantEvent } from '../../domain/merchant-event.ts';

/**
 * An event in the form of an endpoint's or a caller's version: its object is as the GET answers it in that version. An
 * event that was stored under an older version stays as it is; its own `version` says so. So does one whose type or version
 * only a newer release knows, which runs beside this one during an upgrade.
 */
export const eventInVersion = (wanted: string, event: MerchantEvent, known = versions): MerchantEvent => {
  const entry: CatalogueEntry | undefined = merchantEventCatalogue[event.type];
  if (event.version <= wanted || entry === undefined || !isVersion(event.version, known)) return event;
  const { get } = entry;
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
