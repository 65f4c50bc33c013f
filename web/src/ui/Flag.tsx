import styles from './Flag.module.css';

/** A country's flag, as decoration beside a number or a country's name. The pictures are country-flag-icons' (vite.config.ts). */
export function Flag({ country, width = 16 }: { country: string | undefined; width?: number }) {
  if (country === undefined || !/^[A-Za-z]{2}$/.test(country)) return null;
  return (
    <img
      className={styles['flag']}
      src={`/flags/${country.toUpperCase()}.svg`}
      width={width}
      height={Math.round((width * 2) / 3)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
