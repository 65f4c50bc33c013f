/** What the sign-in page shows; `sign-in` is its default and, in the sandbox, the welcome. */
export const SIGN_IN_VIEWS = ['sign-in', 'email', 'sign-up', 'code', 'forgot', 'reset', 'mfa'] as const;

export type SignInView = (typeof SIGN_IN_VIEWS)[number];

/** Who the code was sent to: kept for this page's life only. */
export interface PendingCode {
  userId: string;
  email: string;
  /** Seconds until another code may be asked for. */
  resendAfterSeconds?: number;
  /** The password was right: the address is not verified yet, or browser and place are new. */
  afterPassword?: boolean;
}

/** What /login is asked for in its address. */
export interface LoginSearch {
  view?: SignInView;
  /** A path of our own to go to afterwards. */
  next?: string;
  /** Token of a QR code that another browser shows. */
  qr?: string;
  /** Token of an invitation's link. */
  invitation?: string;
  /** Id of one of the demo's people, whom the sandbox signs in. */
  demo?: string;
  /** Why a sign-in with Google came back. */
  error?: string;
  /** `ended`: this browser was signed out from elsewhere. `idle`: nothing was done here for too long. */
  reason?: string;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the address of /login; `next` has been checked already. */
export function loginSearch(search: Record<string, unknown>, { next }: { next?: string }): LoginSearch {
  const view = SIGN_IN_VIEWS.find((known) => known === search['view']);
  const known = {
    view,
    next,
    qr: text(search['qr']),
    invitation: text(search['invitation']),
    demo: text(search['demo']),
    error: text(search['error']),
    reason: text(search['reason']),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}
