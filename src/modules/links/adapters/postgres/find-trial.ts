import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { TrialOver } from '../../domain/failures.ts';
import type { Trial } from '../../domain/trial.ts';
import { linkColumns, linkSource } from './link-conditions.ts';
import { publishedColumns, type PayableLinkView } from './find-link-by-token.ts';

type Deps = Readonly<{ database: Database; clock: Clock }>;

/** The link of a trial, whatever its merchant’s status. @throws TrialOver without a trial, or for one that has expired */
export const findTrial = async ({ database, clock }: Deps, trial: Trial | null): Promise<PayableLinkView> => {
  const now = clock.now();
  if (trial === null || trial.expiresAt <= now) throw new TrialOver();
  const [link] = await database.rows<Omit<PayableLinkView, 'isNewSum'>>(
    `select ${linkColumns}, ${publishedColumns} from ${linkSource} where l.id = :id and l.merchant_id = :merchantId`,
    { id: trial.paymentLinkId, merchantId: trial.merchantId, now },
  );
  if (link === undefined) throw new TrialOver();
  return { ...link, isNewSum: false };
};
