import { Component, type ReactNode } from 'react';
import { ErrorBanner } from '../../shared/state/ErrorBanner.tsx';

interface Props {
  readonly sentence: string;
  readonly children: ReactNode;
}

/** Keeps the shell standing when a page breaks; the next page starts anew by its key. */
export class Fallback extends Component<Props, { readonly error: Error | null }> {
  override readonly state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorBanner
        error={this.state.error}
        fallback={this.props.sentence}
        onRetry={() => this.setState({ error: null })}
      />
    );
  }
}
