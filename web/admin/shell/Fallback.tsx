import { Component, type ReactNode } from 'react';
import { ErrorAlert } from '../kit/layout/ErrorAlert.tsx';
import { isLoadFailure } from '../../shared/state/is-load-failure.ts';
import { reloadOnce } from '../../shared/state/reload-once.ts';

interface Props {
  readonly message: string;
  /** The current path; a change resets the error. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly place: string;
}

/** Error boundary of a page: the layout stays, the next page resets the error. */
export class Fallback extends Component<Props, State> {
  override readonly state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { error: null, place };
  }

  override componentDidCatch(error: unknown): void {
    if (isLoadFailure(error)) reloadOnce();
  }

  /** A chunk that failed to load needs a page reload. */
  #again(): void {
    if (isLoadFailure(this.state.error)) window.location.reload();
    else this.setState({ error: null });
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorAlert error={this.state.error} fallback={this.props.message} onRetry={() => this.#again()} />
    );
  }
}
