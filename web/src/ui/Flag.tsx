import styles from './Flag.module.css';

/** Drawn flags of the countries met first; the rest is the system's own emoji. */
const DRAWN: Record<string, React.ReactNode> = {
  US: (
    <>
      <rect width="18" height="13" fill="#fff" />
      <path d="M0 .5h18M0 2.5h18M0 4.5h18M0 6.5h18M0 8.5h18M0 10.5h18M0 12.5h18" stroke="#c8313e" />
      <rect width="8.5" height="7" fill="#3c4a8c" />
      <path d="M1.5 1.5h1M4 1.5h1M6.5 1.5h1M2.7 3.5h1M5.2 3.5h1M1.5 5.5h1M4 5.5h1M6.5 5.5h1" stroke="#fff" />
    </>
  ),
  CA: (
    <>
      <rect width="18" height="13" fill="#fff" />
      <path d="M0 0h4.5v13H0zM13.5 0H18v13h-4.5z" fill="#d52b1e" />
      <path
        d="M9 2.5l1 1.8 1.3-.6-.3 2.6 1.6-.3-.7 1.4-2 1.6H9.3V11h-.6V9h-.6l-2-1.6-.7-1.4 1.6.3-.3-2.6 1.3.6z"
        fill="#d52b1e"
      />
    </>
  ),
  GB: (
    <>
      <rect width="18" height="13" fill="#29337a" />
      <path d="M0 0l18 13M18 0L0 13" stroke="#fff" strokeWidth="2.6" />
      <path d="M0 0l18 13M18 0L0 13" stroke="#d0202e" strokeWidth="1" />
      <path d="M9 0v13M0 6.5h18" stroke="#fff" strokeWidth="4.2" />
      <path d="M9 0v13M0 6.5h18" stroke="#d0202e" strokeWidth="2.4" />
    </>
  ),
};

const emoji = (country: string) =>
  String.fromCodePoint(...Array.from(country.toUpperCase(), (letter) => 0x1f1e6 + letter.charCodeAt(0) - 65));

/** A country's flag, as decoration beside a number or a country's name. */
export function Flag({ country, width = 16 }: { country: string | undefined; width?: number }) {
  if (country === undefined || !/^[A-Za-z]{2}$/.test(country)) return null;
  const drawn = DRAWN[country.toUpperCase()];
  if (drawn === undefined) {
    return (
      <span className={styles['emoji']} aria-hidden>
        {emoji(country)}
      </span>
    );
  }
  return (
    <svg className={styles['flag']} width={width} height={Math.round(width * 0.72)} viewBox="0 0 18 13" aria-hidden>
      {drawn}
    </svg>
  );
}
