import '../feedback/state.css';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface RowBoundaryProps {
  /** The data of the row; new data is drawn anew. */
  row: unknown;
  /** The element around the sentence, such as a list item. */
  frame?: (sentence: ReactNode) => ReactNode;
  children: ReactNode;
}

function Sentence() {
  const { t } = useTranslation('ui');
  return <span className="block py-3 text-ink-3">{t('rowFailed')}</span>;
}

/** A row that cannot be drawn costs that row, not its list. */
export class RowBoundary extends Component<RowBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate({ row }: RowBoundaryProps) {
    if (this.state.hasFailed && row !== this.props.row) this.setState({ hasFailed: false });
  }

  override render() {
    const { frame, children } = this.props;
    if (!this.state.hasFailed) return children;
    return frame ? frame(<Sentence />) : <Sentence />;
  }
}
