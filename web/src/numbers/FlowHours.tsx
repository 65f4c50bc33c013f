import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FlowHoursQuery } from '../__generated__/FlowHoursQuery.graphql.ts';

/** When a number is open: where a step of its live flow has hours of its own, those of the settings do not count. */
export function FlowHours({ id, usual }: { id: string; usual: string }) {
  const { t } = useTranslation('numbers');
  const { fetchCallFlow: flow } = useLazyLoadQuery<FlowHoursQuery>(
    graphql`
      query FlowHoursQuery($id: ID!) {
        fetchCallFlow(id: $id) {
          id
          live {
            nodes {
              hours {
                timezone
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <span>{flow.live?.nodes.some(({ hours }) => hours !== null && hours !== undefined) ? t('hours.flow') : usual}</span>
  );
}
