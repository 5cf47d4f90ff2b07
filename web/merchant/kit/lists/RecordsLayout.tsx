import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useOutlet, useSearchParams } from 'react-router-dom';
import { reveal } from '../../../shared/layout/reveal.ts';
import { ListPlaceContext } from '../../../shared/list/list-place.ts';
import { ListMessages } from './messages/list-messages.ts';
import { fullPage, listSearch, viewParam } from './record-place.ts';
import classes from './RecordsLayout.module.css';
import { SidePanel } from './SidePanel.tsx';
import { useIsWide } from './use-is-wide.ts';

interface RecordsLayoutProps {
  /** The path of the list. */
  readonly path: string;
  readonly children: ReactNode;
  /** Scrolls to the row of the opened record. */
  readonly scrollTo?: (row: Element) => void;
}

/** A list and the record of the nested route: beside each other on a wide screen, else the record alone. */
export const RecordsLayout = (props: RecordsLayoutProps) => (
  <ListMessages>
    <Layout {...props} />
  </ListMessages>
);

const Layout = ({ path, children, scrollTo = reveal }: RecordsLayoutProps) => {
  const record = useOutlet();
  const isWide = useIsWide();
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const isBeside = record !== null && isWide && params.get(viewParam) !== fullPage;
  const list = useRef<HTMLDivElement>(null);
  useFocusOfList(list, scrollTo, isBeside ? pathname : undefined);
  if (record !== null && !isBeside) return record;
  const search = listSearch(params);
  const place = { isNarrow: isBeside, search, opensBeside: isWide, ...(isBeside && { current: pathname }) };
  return (
    <div className={isBeside ? classes['beside'] : classes['alone']}>
      <div ref={list} className={classes['list']}>
        <ListPlaceContext value={place}>{children}</ListPlaceContext>
      </div>
      {isBeside && (
        <SidePanel path={path} search={search}>
          {record}
        </SidePanel>
      )}
    </div>
  );
};

/** Shows the row of an opened record, and returns the focus to it when the record is closed. */
const useFocusOfList = (
  list: React.RefObject<HTMLDivElement | null>,
  scrollTo: (row: Element) => void,
  opened: string | undefined,
): void => {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const linkTo = (path: string | undefined) =>
      [...(list.current?.querySelectorAll('a') ?? [])].find(
        (link) => path !== undefined && link.pathname === path,
      );
    const link = linkTo(opened ?? before.current);
    if (opened === undefined) link?.focus();
    else if (link !== undefined) scrollTo(link);
    before.current = opened;
  }, [list, scrollTo, opened]);
};
