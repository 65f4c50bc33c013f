const KILO = 1_000;

/** Bytes as people read them: `120 kB`, `1.4 MB`. */
export function fileSize(bytes: number, language: string): string {
  const [unit, value] =
    bytes < KILO * KILO
      ? (['kilobyte', Math.max(1, Math.round(bytes / KILO))] as const)
      : (['megabyte', bytes / KILO / KILO] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
