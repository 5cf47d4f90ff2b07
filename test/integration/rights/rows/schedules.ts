import { freshSchedule, scheduleBody } from '#test/support/fresh-schedule.ts';
import type { Callers, OwnedRecords } from '../callers.ts';
import { admins, merchants, plain, row, staff, type Row } from '../row.ts';

const read = [401, 200, 404, 200, 200, 403, 403, 200, 401] as const;
const written = [401, 200, 404, 403, 403, 403, 403, 403, 401] as const;

const ofSchedule =
  (path: string, body?: unknown, state: 'ACTIVE' | 'PAUSED' = 'ACTIVE') =>
  async ({ merchantId }: OwnedRecords, { shop }: Callers) => {
    const { id } = await freshSchedule(shop, merchantId, state);
    return { path: `/schedules/${id}${path}`, body };
  };
const ofRun =
  (path: string) =>
  async ({ merchantId }: OwnedRecords, { shop }: Callers) => {
    const { runId } = await freshSchedule(shop, merchantId);
    return { path: `/schedule-runs/${runId}${path}` };
  };

/** Calls about schedules of invoices and their periods. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /schedules/me': plain(merchants(200, 200), '/schedules/me'),
  'GET /schedules': plain(staff, '/schedules'),
  'GET /schedules/me/summary': plain(merchants(200, 200), '/schedules/me/summary'),
  'GET /schedules/:id': row(read, ofSchedule('')),
  'POST /schedules/me': plain(merchants(201, 403), '/schedules/me', scheduleBody),
  'PUT /schedules/:id': row(written, ofSchedule('', { ...scheduleBody, version: 1 })),
  'POST /schedules/:id/pause': row(written, ofSchedule('/pause')),
  'POST /schedules/:id/resume': row(written, ofSchedule('/resume', undefined, 'PAUSED')),
  'POST /schedules/:id/end': row(written, ofSchedule('/end')),
  'POST /schedules/:id/run': row(written, ofSchedule('/run')),
  'POST /schedules/run': plain(admins(200), '/schedules/run', { isDryRun: true, isNow: true }),
  'GET /schedule-runs/:id': row(read, ofRun('')),
  'POST /schedule-runs/:id/issue': row(written, ofRun('/issue')),
  'POST /schedule-runs/:id/skip': row(written, ofRun('/skip')),
};
