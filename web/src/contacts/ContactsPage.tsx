import { ComingSoonPage } from '../app/shell/ComingSoonPage.tsx';

/** Shown at its route until the page is there. */
export function ContactsPage() {
  return <ComingSoonPage page="contacts" />;
}
