import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSandbox } from '../sandbox/useSandbox.ts';
import { adoptToken } from '../base/session/session.ts';
import { MailedCode } from './MailedCode.tsx';
import { DemoPerson } from './DemoPerson.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { InvitationPage } from './InvitationPage.tsx';
import { goesToStore } from './connectStore.ts';
import { type AfterPassword, logIn } from './logIn.ts';
import { MfaForm } from './MfaForm.tsx';
import { mfaFromHash } from './mfaFromHash.ts';
import { QrSignIn } from './QrSignIn.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { SandboxWelcome } from './SandboxWelcome.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInNotice } from './SignInNotice.tsx';
import type { SignedIn } from './signedIn.ts';
import type { PendingCode, SignInView } from './signInView.ts';
import { SignUpForm } from './SignUpForm.tsx';
import type { Invitation } from './useInvitation.ts';

const route = getRouteApi('/signed-out/login');

/** /login: every way in, each with an address of its own so that Back works. */
export function LoginPage() {
  const search = route.useSearch();
  const { signedIn } = route.useRouteContext();
  const { view = 'sign-in', invitation, qr, demo, next } = search;
  const navigate = useNavigate();
  const sandbox = useSandbox();
  const [fromGoogle] = useState(() => mfaFromHash(location.hash));
  const [code, setCode] = useState<PendingCode>();
  const [reset, setReset] = useState<PendingCode>();
  const [mfaToken, setMfaToken] = useState(fromGoogle?.token);
  const [email, setEmail] = useState('');
  const [passwordReset, setPasswordReset] = useState(false);
  const [justSignedIn, setJustSignedIn] = useState(false);
  const goOn = fromGoogle?.next ?? next;
  // Whoever has just installed the app at their store's platform sees that it goes on.
  const reason = search.reason ?? (goesToStore(goOn) ? 'store' : undefined);

  const show = (to: SignInView) =>
    void navigate({
      to: '/login',
      search: {
        view: to,
        ...(goOn === undefined ? {} : { next: goOn }),
        ...(invitation === undefined ? {} : { invitation }),
      },
    });

  useEffect(() => {
    // The token leaves the address, so that neither the history nor a copied link holds it.
    if (fromGoogle === undefined) return;
    const { next: to } = fromGoogle;
    void navigate({ to: '/login', search: { view: 'mfa', ...(to === undefined ? {} : { next: to }) }, replace: true });
  }, [fromGoogle, navigate]);

  const finish = ({ token, expiresInSeconds }: SignedIn) => {
    adoptToken(token, expiresInSeconds);
    if (invitation !== undefined) setJustSignedIn(true);
    else void navigate({ to: '/select-workspace', search: goOn === undefined ? {} : { next: goOn }, replace: true });
  };

  const afterPassword: AfterPassword = {
    onSignedIn: finish,
    onCode: (pending) => {
      setCode(pending);
      show('code');
    },
    onMfa: (token) => {
      setMfaToken(token);
      show('mfa');
    },
  };

  const form = (invited?: Invitation) => {
    if (view === 'code' && code !== undefined) {
      return <MailedCode pending={code} sandbox={sandbox} onBack={() => show('email')} onSignedIn={finish} />;
    }
    if (view === 'mfa' && mfaToken !== undefined) {
      return <MfaForm token={mfaToken} sandbox={sandbox} onBack={() => show('email')} onSignedIn={finish} />;
    }
    if (view === 'reset' && reset !== undefined) {
      return (
        <ResetPasswordForm
          pending={reset}
          sandbox={sandbox}
          onBack={() => show('forgot')}
          onDone={async (password) => {
            setEmail(reset.email);
            // Whoever has just set the password need not type it again; where it takes more than that, the page says so.
            await logIn({ email: reset.email, password }, afterPassword).catch(() => {
              setPasswordReset(true);
              show('email');
            });
          }}
        />
      );
    }
    if (view === 'forgot' || view === 'reset') {
      return (
        <ForgotPasswordForm
          email={email}
          onBack={() => show('email')}
          onCode={(pending) => {
            setReset(pending);
            show('reset');
          }}
        />
      );
    }
    if (view === 'sign-up') {
      return (
        <SignUpForm
          invited={invited}
          onCode={(pending) => {
            setCode(pending);
            show('code');
          }}
          onSignIn={() => show('email')}
        />
      );
    }
    if (view === 'sign-in' && sandbox !== undefined && invitation === undefined) {
      return (
        <>
          <SignInNotice error={search.error} reason={reason} />
          <SandboxWelcome sandbox={sandbox} onSignedIn={finish} onShow={show} />
        </>
      );
    }
    return (
      <SignInForm
        email={email || (invited?.email ?? '')}
        next={goOn}
        notice={<SignInNotice error={search.error} reason={passwordReset ? 'reset' : reason} />}
        onEmail={setEmail}
        {...afterPassword}
        onForgot={() => show('forgot')}
        onSignUp={() => show('sign-up')}
      />
    );
  };

  if (invitation !== undefined) {
    return (
      <InvitationPage
        token={invitation}
        signedIn={signedIn || justSignedIn}
        accept={justSignedIn}
        view={view}
        onView={show}
      >
        {form}
      </InvitationPage>
    );
  }
  if (demo !== undefined && sandbox !== undefined)
    return <DemoPerson userId={demo} signedIn={signedIn} onSignedIn={finish} />;
  if (qr !== undefined && !signedIn)
    return <QrSignIn key={qr} token={qr} onSignedIn={finish} onOther={() => show('email')} />;
  return form();
}
