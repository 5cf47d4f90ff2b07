import type { Factor } from '#contract/users/second-factors.ts';
import { joined } from '../format/joined.ts';
import { formatDate, formatDateTime } from '../format/format-date.ts';
import { useFactorMessages } from './messages/factor-messages.ts';

/** The kind, age and latest use of a factor in one line. */
export const useFactorFacts = () => {
  const t = useFactorMessages();
  return ({ kind, name, createdAt, lastUsedAt, isBackedUp }: Factor): string =>
    joined([
      ...(name === t(`factors.kind.${kind}`) ? [] : [t(`factors.kind.${kind}`)]),
      t('factors.addedOn', { date: formatDate(createdAt) }),
      lastUsedAt === null ? t('factors.unused') : t('factors.used', { date: formatDateTime(lastUsedAt) }),
      ...(isBackedUp ? [t('factors.backedUp')] : []),
    ]);
};
