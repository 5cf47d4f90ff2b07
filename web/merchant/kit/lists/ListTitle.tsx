import { use } from 'react';
import type { ComponentProps } from 'react';
import { ListPlaceContext } from '../../../shared/list/list-place.ts';
import { PageTitle } from '../../../shared/layout/PageTitle.tsx';
import { useIsPhone } from '../../../shared/layout/use-is-phone.ts';
import { KeptPlace } from './KeptPlace.tsx';

type ListTitleProps = ComponentProps<typeof PageTitle> & Readonly<{ keepsSubtitle?: boolean | undefined }>;

/**
 * The heading of a list. Beside a record, which is then what the page is about, it is a small one in the same place. On a
 * phone it has no subtitle, so that the first records are on the first screen.
 */
export const ListTitle = ({ keepsSubtitle = false, ...props }: ListTitleProps) => {
  const isPhone = useIsPhone();
  const { isNarrow } = use(ListPlaceContext);
  return (
    <KeptPlace isShown={!isNarrow} instead={<h2>{props.title}</h2>}>
      <PageTitle {...props} subtitle={isPhone && !keepsSubtitle ? undefined : props.subtitle} />
    </KeptPlace>
  );
};
