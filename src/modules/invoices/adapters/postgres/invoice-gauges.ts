import type { Clock } from '#kernel/clock.ts';
import type { Gauge } from '#kernel/gauge.ts';
import type { Database } from '#platform/database/database.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** Metrics of undelivered mail. */
export const invoiceGauges = ({ database, clock }: Deps): Gauge[] => [
  {
    name: 'plateno_mails_undelivered',
    help: 'Mails with documents that have not gone out: on their way (QUEUED) or given up (FAILED).',
    labels: ['state'],
    read: async () => {
      const rows = await database.rows<{ state: string; mails: number }>(
        `select state, count(*) as mails from invoice_deliveries where state <> 'SENT' group by state`,
      );
      return ['QUEUED', 'FAILED'].map((state) => ({
        labels: { state },
        value: rows.find((row) => row.state === state)?.mails ?? 0,
      }));
    },
  },
  {
    name: 'plateno_mail_oldest_queued_seconds',
    help: 'Age of the oldest mail that has not gone out and is still tried.',
    read: async () => {
      const [row] = await database.rows<{ seconds: number | null }>(
        `select extract(epoch from :now::timestamptz - min(created_at))::float8 as seconds
         from invoice_deliveries where state = 'QUEUED'`,
        { now: clock.now() },
      );
      return Math.max(0, row?.seconds ?? 0);
    },
  },
];
