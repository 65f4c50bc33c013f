import { useEffect } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { askZoneQuery } from '../../__generated__/askZoneQuery.graphql.ts';
import { learnZone } from '../zones.ts';
import { redraw } from '../i18n/index.ts';
import { environment } from './environment.ts';

const asked = new Map<string, Promise<void>>();

/**
 * Fetches how the server sets the clocks of a zone, once per page. What is shown is drawn anew where the browser's own table
 * differs; without an answer that table stays, and the next one who needs the zone asks again.
 */
export function askZone(name: string): Promise<void> {
  const running = asked.get(name);
  if (running !== undefined) return running;
  const answer = fetchQuery<askZoneQuery>(
    environment,
    graphql`
      query askZoneQuery($name: String!) {
        fetchTimeZone(name: $name) {
          name
          changes {
            at
            offsetMinutes
          }
        }
      }
    `,
    { name },
  )
    .toPromise()
    .then((told) => {
      const changes = told?.fetchTimeZone?.changes.map(({ at, offsetMinutes }) => ({ at: String(at), offsetMinutes }));
      if (learnZone(name, changes ?? [])) redraw();
    })
    .catch(() => void asked.delete(name));
  asked.set(name, answer);
  return answer;
}

/** Lets moments of zones be shown on the server's clocks. Empty or missing: there is none to ask for. */
export function useZones(...names: readonly (string | null | undefined)[]): void {
  const wanted = [...new Set(names)].join(' ');
  useEffect(() => {
    for (const name of wanted.split(' ')) if (name !== '') void askZone(name);
  }, [wanted]);
}
