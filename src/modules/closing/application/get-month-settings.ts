import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { MonthRecords, MonthSettings } from '../ports/month-records.ts';

/** Where the files of the caller's months go. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const getMonthSettings = (
  { records }: Readonly<{ records: Pick<MonthRecords, 'settingsOf'> }>,
  actor: Actor,
): Promise<MonthSettings> => records.settingsOf(mustHold(actor, 'EXPORT'));
