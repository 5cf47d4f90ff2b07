import { useMessages } from '../messages/use-messages.ts';
import classes from './Loading.module.css';

/** A loading panel; a whole page has a heading, which says that it loads. */
export const Loading = ({ isPage = false }: { isPage?: boolean }) => {
  const t = useMessages();
  const Label = isPage ? 'h1' : 'span';
  return (
    <div className={classes['loading']} role="status">
      <span className={classes['bar']} aria-hidden="true" />
      <Label className="visually-hidden">{t('shared.loading')}</Label>
    </div>
  );
};
