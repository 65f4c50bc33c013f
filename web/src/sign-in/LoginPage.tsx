import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSandbox } from '../app/sandbox/useSandbox.ts';
import { adoptToken } from '../app/session/session.ts';
import { CodeForm } from './CodeForm.tsx';
import { SandboxWelcome } from './SandboxWelcome.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { SignedIn } from './signedIn.ts';
import type { PendingCode, SignInView } from './signInView.ts';
import { SignUpForm } from './SignUpForm.tsx';

const route = getRouteApi('/signed-out/login');

/** /login: welcome, sign-in, sign-up and the code, each with an address of its own so that Back works. */
export function LoginPage() {
  const { view = 'sign-in', next } = route.useSearch();
  const navigate = useNavigate();
  const sandbox = useSandbox();
  const [pending, setPending] = useState<PendingCode>();

  const show = (to: SignInView) =>
    void navigate({ to: '/login', search: { view: to, ...(next === undefined ? {} : { next }) } });
  const finish = ({ token, expiresInSeconds }: SignedIn) => {
    adoptToken(token, expiresInSeconds);
    void navigate({ to: '/select-workspace', search: next === undefined ? {} : { next }, replace: true });
  };
  const askCode = (code: PendingCode) => {
    setPending(code);
    show('code');
  };

  if (view === 'code' && pending !== undefined) {
    return <CodeForm pending={pending} sandbox={sandbox} onBack={() => show('email')} onSignedIn={finish} />;
  }
  if (view === 'sign-up') return <SignUpForm onCode={askCode} onSignIn={() => show('email')} />;
  if (view === 'sign-in' && sandbox !== undefined) {
    return <SandboxWelcome sandbox={sandbox} onSignedIn={finish} onShow={show} />;
  }
  return <SignInForm onSignedIn={finish} onCode={askCode} onSignUp={() => show('sign-up')} />;
}
