import { useQuery } from '@tanstack/react-query';
import { countUsers } from '#contract/users.ts';
import { call } from '../../shared/call.ts';
import { formatNumber } from '../../shared/format/format-number.ts';
import { StatCard, StatCards } from '../../shared/list/StatCard.tsx';
import { useLanguage } from '../../shared/words/language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import type { en } from '../words/en.ts';

const figures = ['totalUsers', 'activeUsers', 'adminUsers', 'merchantUsers'] as const;

/** The four figures of the specification's point 3. */
export const UserStats = () => {
  const t = useWords<typeof en>();
  const language = useLanguage();
  // Under the resource's name, so that react-admin renews it with the list.
  const { data } = useQuery({
    queryKey: ['users', 'stats'],
    queryFn: ({ signal }) => call(countUsers, {}, { signal }),
  });
  return (
    <StatCards>
      {figures.map((figure) => (
        <StatCard
          key={figure}
          label={t(`admin.users.stats.${figure}`)}
          value={data && formatNumber(data[figure], language)}
        />
      ))}
    </StatCards>
  );
};
