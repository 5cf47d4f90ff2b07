import { useMessages } from '../messages/use-messages.ts';
import classes from './SkipLink.module.css';

export const contentId = 'content';

/** The first focusable element: skips the navigation to `<main id={contentId}>`. */
export const SkipLink = () => {
  const t = useMessages();
  return (
    <a className={classes['skip']} href={`#${contentId}`}>
      {t('shared.skip')}
    </a>
  );
};
