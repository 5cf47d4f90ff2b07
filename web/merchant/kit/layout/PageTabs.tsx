import type { AreaPage } from '../../../shared/layout/area-page.ts';
import { AreaLink } from '../../../shared/layout/AreaLink.tsx';
import classes from './PageTabs.module.css';

/** Links to the pages of one subject, with the open one marked. */
export const PageTabs = ({ label, pages }: Readonly<{ label: string; pages: readonly AreaPage[] }>) => (
  <nav aria-label={label} className={classes['tabs']}>
    {pages.map((page) => (
      <AreaLink key={page.to} page={page} />
    ))}
  </nav>
);
