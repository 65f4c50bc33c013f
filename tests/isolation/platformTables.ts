/** Tables without a workspace, by service: what the platform unit of work may reach. Everything else is under row-level security. */
export const platformTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  identity: {
    account: 'people belong to no workspace',
    authenticator: 'belongs to an account',
    code_request: 'limits per address and IP',
    known_device: 'belongs to an account',
    login_failure: 'limits per account and IP',
    mfa_challenge: 'sign-ins that wait for their second factor',
    mfa_failure: 'limits per account',
    one_time_code: 'belongs to an account',
    qr_sign_in: 'belongs to a session',
    recovery_code: 'belongs to an account',
    refresh_token: 'belongs to a session',
    session: 'belongs to an account',
    sign_up_request: 'idempotency keys of sign-up',
  },
  workspace: {
    membership_index: 'in which workspaces a person is',
    workspace_creation: 'idempotency keys of what makes a workspace',
    user_copy: 'names of people',
    invitation_route: 'which workspace the link of an invitation belongs to',
    ended_session: 'sessions that give no principal any more',
    media: 'files belong to who uploaded them',
    join_domain: 'which workspaces are open to a domain',
    summary_due: 'activity summaries that are due, over all workspaces',
  },
  billing: {
    hold_due: 'what the reconciler must look at, over all workspaces',
    reset_due: 'allowances that are due for renewal',
    balance_due: 'balances that have to be told again',
    gateway_event: 'what the payment gateway told, each once, over all workspaces',
    payment_due: 'payments that wait for the gateway, over all workspaces',
    catalogue_in_use: 'which plans the running service has',
  },
  contacts: {},
  telephony: {
    number_route: 'which workspace a number belongs to',
    call_schedule: 'timers that are due, over all workspaces',
    command_schedule: 'carrier commands that wait, over all workspaces',
    device_watch: 'devices that may have fallen silent',
    presence_watch: 'members whose own hours are about to begin or end',
    queue_watch: 'workspaces in which callers wait in a queue',
    leg_watch: 'legs and recordings that the reconciler asks about',
    recording_kept: 'recordings whose file lies in our store, over all workspaces',
    recording_expiry: 'deletions of a night that are still to be told of, over all workspaces',
    speech_preview: 'spoken texts that nobody saved, over all workspaces',
    transcript_due: 'recordings whose words are wanted, over all workspaces',
    call_summary_due: 'calls whose words are to be summed up, over all workspaces',
    carrier_look: "up to when the carrier's calls were compared with ours",
  },
  messaging: {
    number_route: 'which workspace a number belongs to',
    attachment_due: 'texts whose files are still with the carrier, over all workspaces',
    send_due: 'commands that wait, over all workspaces',
    carrier_look: "up to when the carrier's texts were compared with ours",
  },
};

/** Tables whose policy is not forced on their owner, so that an index serves a search: read by these functions alone (kit/search). */
export const searchTables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contacts: { contact_search: 'search_contacts' },
  messaging: { thread_search: 'search_threads' },
};
