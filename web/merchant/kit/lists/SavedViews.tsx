import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button } from '../../../shared/layout/Button.tsx';
import classes from './ListTools.module.css';
import { useListMessages } from './messages/list-messages.ts';
import { mostViews, viewNameLength } from './stored-list.ts';
import type { SavedView } from './stored-list.ts';

interface SavedViewsProps {
  readonly views: readonly SavedView[];
  /** Filters and order now, as a query string. */
  readonly search: string;
  readonly onApply: (search: string) => void;
  readonly onChange: (views: readonly SavedView[]) => void;
}

/** The saved views of a list: apply, delete, save the current one under a name. */
export const SavedViews = ({ views, search, onApply, onChange }: SavedViewsProps) => {
  const t = useListMessages();
  return (
    <div className={classes['views']}>
      <h2>{t('lists.views.title')}</h2>
      {views.length === 0 ? (
        <p className={classes['hint']}>{t('lists.views.none')}</p>
      ) : (
        <ul>
          {views.map((view) => (
            <li key={view.name}>
              <button
                type="button"
                className={classes['view']}
                aria-pressed={view.search === search}
                onClick={() => onApply(view.search)}
              >
                {view.name}
              </button>
              <Button
                variant="quiet"
                icon
                aria-label={t('lists.views.remove', { name: view.name })}
                onClick={() => onChange(views.filter(({ name }) => name !== view.name))}
              >
                <Icon name="bin" size={18} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {views.length < mostViews && <SaveView views={views} search={search} onChange={onChange} />}
    </div>
  );
};

/** A view of the same name is replaced. */
const SaveView = ({ views, search, onChange }: Omit<SavedViewsProps, 'onApply'>) => {
  const t = useListMessages();
  const id = useId();
  const [name, setName] = useState('');
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    const chosen = name.trim();
    if (chosen === '') return;
    onChange([...views.filter((view) => view.name !== chosen), { name: chosen, search }]);
    setName('');
  };
  return (
    <form className={classes['save']} onSubmit={save}>
      <label htmlFor={id}>{t('lists.views.name')}</label>
      <div>
        <input
          id={id}
          value={name}
          maxLength={viewNameLength}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {t('lists.views.save')}
        </Button>
      </div>
      <p id={`${id}-hint`} className={classes['hint']}>
        {t('lists.views.hint')}
      </p>
    </form>
  );
};
