/** What updateWorkspace takes, as the service takes it. */

type Text = string | null;

const TEXTS = [
  'name',
  'displayName',
  'timezone',
  'ringToneId',
  'email',
  'phoneNumber',
  'teamSize',
  'industry',
  'staticUniqueName',
  'vanityUrl',
  'website',
  'language',
  'country',
  'currency',
  'currencyFormat',
  'preferredNumberType',
  'profileImageMediaId',
  'onBoardingGoal',
  'allowSignupFromDomain',
] as const;
const FLAGS = ['joinNeedsApproval', 'requireMfa', 'strictPasswords'] as const;
const ADDRESS = ['address1', 'address2', 'city', 'state', 'zip', 'country', 'areaCode'] as const;

type Texts = { readonly [Name in (typeof TEXTS)[number]]?: Text };
type Flags = { readonly [Name in (typeof FLAGS)[number]]?: boolean | null };

export interface UpdateWorkspaceArguments extends Texts, Flags {
  readonly workspaceId?: Text;
  readonly version?: number | null;
  readonly idleSignOutMinutes?: number | null;
  readonly serviceLevelSeconds?: number | null;
  readonly address?: { readonly [Name in (typeof ADDRESS)[number]]?: Text } | null;
  readonly activitySummaryNotificationSettings?: {
    readonly interval?: Text;
    readonly emails?: readonly string[] | null;
  } | null;
}

/** The fields that are given: null is as good as left out. */
export function requestOf(given: Omit<UpdateWorkspaceArguments, 'workspaceId'>) {
  const {
    version,
    idleSignOutMinutes,
    serviceLevelSeconds,
    address,
    activitySummaryNotificationSettings: summary,
  } = given;
  const texts: { [Name in (typeof TEXTS)[number]]?: string } = {};
  for (const name of TEXTS) if (typeof given[name] === 'string') texts[name] = given[name];
  const flags: { [Name in (typeof FLAGS)[number]]?: boolean } = {};
  for (const name of FLAGS) if (typeof given[name] === 'boolean') flags[name] = given[name];
  return {
    version: version ?? 0,
    ...texts,
    ...flags,
    ...(typeof idleSignOutMinutes === 'number' ? { idleSignOutMinutes } : {}),
    ...(typeof serviceLevelSeconds === 'number' ? { serviceLevelSeconds } : {}),
    ...(address ? { address: Object.fromEntries(ADDRESS.map((name) => [name, address[name] ?? ''])) } : {}),
    ...(summary?.interval ? { summaryInterval: summary.interval } : {}),
    ...(summary?.emails ? { summaryRecipients: { emails: [...summary.emails] } } : {}),
  };
}
