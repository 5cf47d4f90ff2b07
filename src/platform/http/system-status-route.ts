import { getSystemStatus } from '#contract/system-status.ts';
import { mustHaveRole } from '#kernel/actor.ts';
import type { HtmlPrinter } from '../browser/html-printer.ts';
import type { Database } from '../database/database.ts';
import { readMailStatus, type MailStatus } from '../mail/mail-outcome.ts';
import type { ProviderStatus } from './provider-status.ts';
import { serve, type Route } from './route.ts';

const answers = async (question: () => Promise<boolean>): Promise<boolean> => {
  try {
    return await question();
  } catch {
    return false;
  }
};

type Mail = Omit<MailStatus, 'state'> & Readonly<{ state: MailStatus['state'] | 'unknown' }>;
const unknownMail: Mail = { state: 'unknown', attemptedAt: null, error: null };

/** Status of the dependencies for the dashboard; the request itself never fails. */
export const systemStatusRoute = ({
  database,
  provider,
  printer,
}: Readonly<{ database: Database; provider: ProviderStatus; printer: Pick<HtmlPrinter, 'health'> }>): Route =>
  serve(getSystemStatus, async ({ caller: { actor } }) => {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    const [isConnected, isActive, mail] = await Promise.all([
      answers(async () => (await database.rows('select 1')).length === 1),
      answers(() => provider.isReachable()),
      readMailStatus(database).catch((): Mail => unknownMail),
    ]);
    const documents = printer.health();
    return {
      api: 'online' as const,
      database: isConnected ? ('connected' as const) : ('away' as const),
      provider: isActive ? ('active' as const) : ('away' as const),
      documents: documents.state,
      documentsError: documents.state === 'away' ? documents.reason : null,
      mail: mail.state,
      mailAttemptedAt: mail.attemptedAt,
      mailError: mail.error,
    };
  });
