import { Words } from '../ui/Words.tsx';
import styles from './ContactsPage.module.css';

/** Shades of the palette of tags (defaults 13.1); the style sheet gives each its two colors. */
const SHADES = 10;

/** The same tag has the same color everywhere: it comes from its letters. */
const shadeOf = (name: string): number =>
  Array.from(name.toLowerCase()).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % SHADES;

/** Tags of a contact, the first ones where there is room for few. */
export function TagChips({ tags, most, label }: { tags: readonly string[]; most?: number; label: string }) {
  if (tags.length === 0) return null;
  const shown = most === undefined ? tags : tags.slice(0, most);
  return (
    <ul className={styles['tags']} aria-label={label} title={tags.length > shown.length ? tags.join(', ') : undefined}>
      {shown.map((name) => (
        <li key={name} data-shade={shadeOf(name)}>
          <Words>{name}</Words>
        </li>
      ))}
      {tags.length > shown.length ? <li data-more>+{tags.length - shown.length}</li> : null}
    </ul>
  );
}
