import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../shared/format/format-number.ts';
import { Figure, Figures } from '../kit/layout/Figures.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { useAdminData } from '../kit/data-provider/data-provider.ts';
import type { en } from '../kit/messages/en.ts';

const figures = ['totalUsers', 'activeUsers', 'adminUsers', 'merchantUsers'] as const;

/** The four figures of the specification's point 3. */
export const UserStats = () => {
  const t = useMessages<typeof en>();
  const language = useLanguage();
  const dataProvider = useAdminData();
  // The query key begins with the resource, so react-admin refetches it with the list.
  const { data } = useQuery({
    queryKey: ['users', 'stats'],
    queryFn: ({ signal }) => dataProvider.countUsers({}, { signal }),
  });
  return (
    <Figures>
      {figures.map((figure) => (
        <Figure
          key={figure}
          label={t(`admin.users.stats.${figure}`)}
          value={data && formatNumber(data[figure], language)}
        />
      ))}
    </Figures>
  );
};
