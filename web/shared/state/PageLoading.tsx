import { useMessages } from '../messages/use-messages.ts';
import classes from './PageLoading.module.css';
import { Skeleton } from './Skeleton.tsx';

const lines = [28, 36, 22, 32, 26];

/** The shape of a page while it loads: its title and the lines of its first panel. Its heading says that it loads. */
export const PageLoading = () => {
  const t = useMessages();
  return (
    <div className={classes['page']} role="status">
      <h1 className="visually-hidden">{t('shared.loading')}</h1>
      <span className={classes['title']}>
        <Skeleton characters={10} />
      </span>
      <span className={classes['panel']}>
        {lines.map((characters) => (
          <Skeleton key={characters} characters={characters} />
        ))}
      </span>
    </div>
  );
};
