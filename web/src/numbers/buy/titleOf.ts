/** What buying is called: on Wix numbers come with a plan (spec A §6). */
export const titleOf = (platform: string, plan: string | undefined): 'buy' | 'select' | 'upgrade' =>
  platform !== 'WIX' ? 'buy' : plan === 'STARTER' ? 'upgrade' : 'select';
