/** Entries of a timeline as they are drawn: people who were passed over together stand in one row. */
export type TimelineRow<Entry> = { kind: 'entry'; entry: Entry } | { kind: 'skipped'; entries: readonly Entry[] };

/** Puts two and more people who were skipped one after the other into one row; everything else stays as it is. */
export function groupSkipped<Entry extends { name: string }>(entries: readonly Entry[]): TimelineRow<Entry>[] {
  const rows: TimelineRow<Entry>[] = [];
  let skipped: Entry[] = [];
  const close = () => {
    const [only] = skipped;
    if (skipped.length > 1) rows.push({ kind: 'skipped', entries: skipped });
    else if (only !== undefined) rows.push({ kind: 'entry', entry: only });
    skipped = [];
  };
  for (const entry of entries) {
    if (entry.name === 'offer.skipped') skipped.push(entry);
    else {
      close();
      rows.push({ kind: 'entry', entry });
    }
  }
  close();
  return rows;
}
