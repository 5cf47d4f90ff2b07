import { use } from 'react';
import type { ComponentProps } from 'react';
import { ListPlaceContext } from '../../shared/list/list-place.ts';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';

/** The heading of a list; beside a record, which is then what the page is about, it is a small one. */
export const ListTitle = (props: ComponentProps<typeof PageTitle>) =>
  use(ListPlaceContext).isNarrow ? <h2>{props.title}</h2> : <PageTitle {...props} />;
