import { useQuery } from '@tanstack/react-query';
import { listOwnItems, type Item } from '#contract/customers/items.ts';
import { call } from '../../shared/call.ts';
import { formatPriceMoney } from '../../shared/format/format-price.ts';
import { pageOf } from '../../shared/list/page-of.ts';
import { useLanguage } from '../../shared/messages/language.ts';
import classes from './Counter.module.css';
import { useCounterMessages } from './messages/counter-messages.ts';
import type { Sale } from './sale.ts';

const tileCount = 24;

/** Items in euro, by name. */
const useTiles = () =>
  useQuery({
    queryKey: ['items', 'counter'],
    queryFn: async ({ signal }) =>
      pageOf(
        await call(
          listOwnItems,
          { query: { page: 0, size: tileCount, sortBy: 'name', sortDir: 'asc', currency: 'EUR' } },
          { signal },
        ),
      ).rows,
  });

/** The price list as tiles; a press adds one piece. Nothing for a merchant without items. */
export const ItemTiles = ({ sale, onAdd }: { sale: Sale; onAdd: (item: Item) => void }) => {
  const t = useCounterMessages();
  const language = useLanguage();
  const { data: items = [] } = useTiles();
  if (items.length === 0) return null;
  const countOf = ({ id }: Item): number => sale.items.find(({ item }) => item.id === id)?.count ?? 0;
  return (
    <section aria-label={t('counter.items')}>
      <ul className={classes['tiles']}>
        {items.map((item) => {
          const amount = formatPriceMoney(item.gross, item.currency, language);
          return (
            <li key={item.id}>
              <button type="button" onClick={() => onAdd(item)}>
                <span>{item.name}</span>
                <span className={classes['price']}>{amount}</span>
                {countOf(item) > 0 && <span className={classes['count']}>{countOf(item)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
