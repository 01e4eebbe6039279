import { Component, type ReactNode } from 'react';

interface ResultProps {
  children: ReactNode;
  /** Called when a component of the text throws while it renders. */
  onProblem: (error: unknown) => void;
  /** Called when the text is on the screen. */
  onShown: () => void;
}

/** Shows a rendered text, and nothing in its place when it throws. */
export class Result extends Component<ResultProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidMount() {
    if (!this.state.failed) this.props.onShown();
  }

  override componentDidCatch(error: unknown) {
    this.props.onProblem(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
