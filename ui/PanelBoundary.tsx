import { QueryClientContext } from '@tanstack/react-query';
import { Component, type ReactNode, useContext } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { uiStrings } from './strings.ts';

interface PanelBoundaryProps {
  children: ReactNode;
  /** In place of the sentence, where there is no room for it. */
  fallback?: ReactNode;
}

/** Keeps a panel that breaks from taking the page with it: it says so in its place, and can be tried again. */
export function PanelBoundary({ children, fallback }: PanelBoundaryProps) {
  const client = useContext(QueryClientContext);
  // What nobody else shows is what the panel had read: it reads that anew.
  const forget = () => client?.removeQueries({ type: 'inactive' });
  return (
    <Boundary onRetry={forget} fallback={fallback}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends PanelBoundaryProps {
  onRetry: () => void;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, fallback, onRetry } = this.props;
    if (!this.state.hasFailed) return children;
    if (fallback !== undefined) return fallback;
    return (
      <ErrorState
        error={null}
        title={uiStrings.panelFailed}
        onRetry={() => {
          onRetry();
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}
