import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconMinus,
  IconPencil,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { UsTextingQuery } from '../../__generated__/UsTextingQuery.graphql.ts';
import { needsRegistration } from './numberRows.ts';
import styles from './NumberTable.module.css';

const ICONS = {
  APPROVED: IconCircleCheck,
  DRAFT: IconPencil,
  READY_FOR_SUBMISSION: IconPencil,
  PENDING: IconHourglass,
  IN_REVIEW: IconHourglass,
  REJECTED: IconCircleX,
  SUSPENDED: IconCircleX,
  none: IconAlertCircle,
  notCovered: IconAlertCircle,
} as const;
type Status = keyof typeof ICONS;

const TONES: Readonly<Partial<Record<Status, string>>> = {
  APPROVED: 'success',
  PENDING: 'accent',
  IN_REVIEW: 'accent',
  REJECTED: 'danger',
  SUSPENDED: 'danger',
};

interface About {
  readonly id: string;
  readonly country: string;
  readonly type: string;
  readonly isTestNumber: boolean;
  readonly isComplianceVerified: boolean;
}

/** The registration that covers a number, and how many checks it fails. All local numbers share one question. */
function useRegistration({ id, type, isComplianceVerified }: About): { status: Status; problems: number } {
  const tollFree = type === 'TOLL_FREE';
  const { getWorkspaceTrusthub: local, getSinglePhoneNumber: number } = useLazyLoadQuery<UsTextingQuery>(
    graphql`
      query UsTextingQuery($id: ID!, $tollFree: Boolean!) {
        getWorkspaceTrusthub @skip(if: $tollFree) {
          id
          status
          findings {
            isWarning
          }
        }
        getSinglePhoneNumber(id: $id) @include(if: $tollFree) {
          id
          tollFreeVerificationData {
            registration {
              id
              status
              findings {
                isWarning
              }
            }
          }
        }
      }
    `,
    { id: tollFree ? id : '', tollFree },
    { fetchPolicy: 'store-or-network' },
  );
  const registration = tollFree ? number?.tollFreeVerificationData?.registration : local;
  const status = registration?.status;
  // Approved for other numbers: a sole proprietor has one, and a carrier may refuse another.
  const covers = status !== 'APPROVED' || isComplianceVerified;
  return {
    status: status === undefined || !(status in ICONS) ? 'none' : covers ? status : 'notCovered',
    problems: registration?.findings.filter(({ isWarning }) => !isWarning).length ?? 0,
  };
}

/** How the registration of a number's texts to the United States stands. */
export function UsTexting(about: About) {
  const { t } = useTranslation('buyNumber');
  return needsRegistration(about) ? (
    <Registered {...about} />
  ) : (
    <span className={styles['texting']} data-tone="muted">
      <IconMinus size={15} aria-hidden /> {t('texting.notNeeded')}
    </span>
  );
}

function Registered(about: About) {
  const { t } = useTranslation('buyNumber');
  const { status, problems } = useRegistration(about);
  const Icon = ICONS[status];
  const draft = status === 'DRAFT' && problems > 0;
  return (
    <span className={styles['texting']} data-tone={TONES[status] ?? 'warning'} data-testid="us-texting">
      <Icon size={15} aria-hidden />
      {draft ? t('texting.draft', { count: problems }) : t(`texting.${status}`)}
    </span>
  );
}

/** Where the registration is written, in the words of what is to do there. */
export function RegistrationLink(about: About) {
  const { t } = useTranslation('buyNumber');
  const { status, problems } = useRegistration(about);
  if (status === 'APPROVED') return null;
  return (
    <Link
      to="/settings/compliance"
      search={about.type === 'TOLL_FREE' ? { number: about.id } : {}}
      className="link"
      data-testid="fix-registration"
    >
      {status === 'DRAFT' && problems > 0
        ? t('texting.fix', { count: problems })
        : t(status === 'none' ? 'texting.start' : 'texting.open')}
    </Link>
  );
}
