import type { ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { CardError } from './Card.tsx';

interface Titled {
  /** Names the card that says why the part is missing; without it nothing stands there. */
  title?: ReactNode;
}

/** A part that the page can do without: `fallback` stands there while it loads; its failure leaves the rest alone. */
export class Optional extends Boundary<Titled> {
  protected override failed(error: unknown): ReactNode {
    const { title } = this.props;
    return title === undefined ? null : <CardError title={title} error={error} />;
  }
}
