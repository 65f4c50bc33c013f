import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { FlowHoursQuery } from '../__generated__/FlowHoursQuery.graphql.ts';
import { flowHours, type HoursType } from './flow/flowHours.ts';

/** When a number with a flow of its own is open, which is for the flow to ask. */
export function FlowHours({ id, hours }: { id: string; hours: HoursType }) {
  const { t } = useTranslation('numbers');
  const { fetchCallFlow: flow } = useLazyLoadQuery<FlowHoursQuery>(
    graphql`
      query FlowHoursQuery($id: ID!) {
        fetchCallFlow(id: $id) {
          id
          live {
            nodes {
              kind
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
  return <span>{t(`hours.${flowHours(flow.live?.nodes, hours)}`)}</span>;
}
