import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Icon } from '../../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../../shared/layout/Button.tsx';
import { ListPlaceContext } from '../../../shared/list/list-place.ts';
import { PageLoading } from '../../../shared/state/PageLoading.tsx';
import { ListIcon } from './ListIcon.tsx';
import { useListMessages } from './messages/list-messages.ts';
import { BesideContext, fullPage, viewParam } from './record-place.ts';
import classes from './SidePanel.module.css';

interface SidePanelProps {
  /** The path of the list, to which closing leads. */
  readonly path: string;
  /** The query string of the list. */
  readonly search: string;
  readonly children: ReactNode;
}

const inPanel = { isNarrow: true, search: '', opensBeside: false };

/** Whether Escape has another meaning: a dialog or menu is open, or a field has the focus. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open], main [aria-expanded="true"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select') !== null);

/** A record beside its list. Escape and a button close it; the focus moves into it when it opens. */
export const SidePanel = ({ path, search, children }: SidePanelProps) => {
  const t = useListMessages();
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isVisit = useNavigationType() !== NavigationType.Pop;
  const close = (): void => void navigate(`${path}${search}`, { state: { isBeside: true } });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isElsewhere(event)) close();
  });
  useEffect(() => {
    // Before the page's own handlers: a menu that Escape closes must be seen open.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  useEffect(() => {
    if (isVisit) panel.current?.focus({ preventScroll: true });
    if (panel.current !== null) panel.current.scrollTop = 0;
  }, [pathname, isVisit]);
  return (
    <section ref={panel} tabIndex={-1} className={classes['panel']} aria-label={t('lists.panel.title')}>
      <div className={classes['tools']}>
        <ButtonLink
          to={{ search: `${search === '' ? '?' : `${search}&`}${viewParam}=${fullPage}` }}
          variant="quiet"
          icon
          aria-label={t('lists.panel.full')}
          title={t('lists.panel.full')}
        >
          <ListIcon name="expand" />
        </ButtonLink>
        <Button
          variant="quiet"
          icon
          aria-label={t('lists.panel.close')}
          title={t('lists.panel.close')}
          onClick={close}
        >
          <Icon name="close" />
        </Button>
      </div>
      <BesideContext value>
        <ListPlaceContext value={inPanel}>
          <div className={classes['record']}>
            <Suspense fallback={<PageLoading />}>{children}</Suspense>
          </div>
        </ListPlaceContext>
      </BesideContext>
    </section>
  );
};
