import { Banner } from '../../shared/state/Banner.tsx';
import classes from './ProfilePage.module.css';

/** Why saving failed, across the columns of the fields; nothing without a failure. */
export const FailureBesideFields = ({ failure }: { failure: string | undefined }) =>
  failure === undefined ? null : (
    <div className={classes['wide']}>
      <Banner tone="error">{failure}</Banner>
    </div>
  );
