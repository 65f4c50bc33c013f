import { fetchQuery, graphql } from 'react-relay';
import type { fileLinksQuery } from '../../__generated__/fileLinksQuery.graphql.ts';
import { environment } from '../../base/relay/environment.ts';

/** A link that works now, for whoever still sees the file; what shows it is drawn with the new one. */
export async function freshFile(id: string): Promise<string> {
  const read = await fetchQuery<fileLinksQuery>(
    environment,
    graphql`
      query fileLinksQuery($id: ID!) {
        getCommentMedia(id: $id) {
          id
          url
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return read?.getCommentMedia.url ?? '';
}

/** Puts a file among the downloads, under its own name. */
export async function keepFile(id: string, name: string): Promise<void> {
  const url = await freshFile(id);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
