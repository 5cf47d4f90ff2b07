import { Component, type ReactNode } from 'react';
import { ErrorAlert } from './ErrorAlert.tsx';
import { isLoadFailure } from '../../shared/state/is-load-failure.ts';

interface Props {
  readonly message: string;
  /** Another place starts anew. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  readonly place: string;
}

/** Keeps the shell standing when a page breaks; the next page starts anew. */
export class Fallback extends Component<Props, State> {
  override readonly state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { error: null, place };
  }

  /** What could not be fetched comes only with the page. */
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
