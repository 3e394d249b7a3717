import { Component, type ReactNode } from 'react'
import { FailedPanel } from './failed-panel.tsx'

interface PanelBoundaryProps {
  children: ReactNode
  title?: string
}

/** Confines a failure to one panel: the rest of the screen keeps working, and the panel can be retried. */
export class PanelBoundary extends Component<PanelBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <FailedPanel title={this.props.title} onRetry={() => this.setState({ failed: false })} />
  }
}
