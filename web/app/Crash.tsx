import { Component } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../shared/layout/Button.tsx';
import { useWords } from '../shared/words/use-words.ts';
import classes from './Crash.module.css';

/** A screen that could not be loaded or drawn says so and offers to load again, instead of a white page. */
export class Crash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <Sorry /> : this.props.children;
  }
}

const Sorry = () => {
  const t = useWords();
  return (
    <main className={classes['sorry']} role="alert">
      <p>{t('shared.failed')}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t('shared.retry')}
      </Button>
    </main>
  );
};
