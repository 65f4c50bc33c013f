import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { PhoneProvider_profile$key } from '../__generated__/PhoneProvider_profile.graphql.ts';
import type { PhoneProvider_workspace$key } from '../__generated__/PhoneProvider_workspace.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { asleep } from './asleep.ts';
import { PhoneReactContext, type Phone } from './PhoneContext.ts';
import type { PhoneEvent } from './phoneState.ts';

const PhoneEngine = lazyPart(() => import('./PhoneEngine.tsx').then(({ PhoneEngine }) => ({ default: PhoneEngine })));

/** The page's phone. Its engine is fetched beside the shell; what is asked of the phone before that waits for it. */
export function PhoneProvider({
  profile,
  workspace,
  children,
}: {
  profile: PhoneProvider_profile$key;
  workspace: PhoneProvider_workspace$key;
  children: ReactNode;
}) {
  const { hasSeat, roleId, ringToneId } = useFragment(
    graphql`
      fragment PhoneProvider_profile on UserProfile {
        hasSeat
        roleId
        ringToneId
      }
    `,
    profile,
  );
  const { setting } = useFragment(
    graphql`
      fragment PhoneProvider_workspace on Workspace {
        setting {
          ringToneId
        }
      }
    `,
    workspace,
  );
  const [waiting] = useState<PhoneEvent[]>(() => []);
  const [phone, setPhone] = useState<Phone>(() => asleep((event) => waiting.push(event)));
  const value = useMemo(() => ({ ...phone, hasSeat }), [phone, hasSeat]);
  return (
    <PhoneReactContext value={value}>
      {children}
      <Suspense>
        <PhoneEngine
          hasSeat={hasSeat}
          roleId={roleId}
          ownRingtone={ringToneId}
          workspaceRingtone={setting.ringToneId}
          waiting={waiting}
          onPhone={setPhone}
        />
      </Suspense>
    </PhoneReactContext>
  );
}
