import classes from './PageIntro.module.css';

/** The heading of a content page. */
export const PageIntro = ({ title, lead }: { title: string; lead: string }) => (
  <div className={classes['band']}>
    <div className={classes['inner']}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
  </div>
);
