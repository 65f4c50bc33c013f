import { ROLES } from '../matrix.ts';

/**
 * The table of defaults 2.2, written a second time and otherwise: one line per resource, a column per role (OWNER, ADMIN,
 * MANAGER, MEMBER), four places for C R U D each. `a` all, `t` team, `o` own, `-` no grant.
 */
export const TABLE = `
ANALYTICS          aaaa aaaa ttoo -o--
AUTOMATIONS        aaaa aaaa ttt- -t--
BILLING            aaaa aa-- -a-- ----
CALLS              aaaa aaaa ott- oto-
CAMPAIGNS          aaaa aaaa ttto -t--
COMPLAINCE         aaaa aaa- -a-- ----
CONTACTS           aaaa aaaa aaaa aaa-
CONTACT_IMPORT     aaaa aaaa aa-- ----
INTEGRATIONS       aaaa aaaa -a-- -a--
INVITATIONS        aaaa aaaa ta-o ----
KEYWORDS           aaaa aaaa aaa- -a--
MESSAGES           aaaa aaaa ttt- ttt-
NUMBER_PORTING     aaaa aaaa -a-- ----
OWNERSHIP_TRANSFER aaaa ---- ---- ----
PHONE_NUMBERS      aaaa aaaa -tt- -t--
PORT_NUMBERS       aaaa -a-- ---- ----
SEGMENTS           aaaa aaaa aaaa -a--
SENDER_IDS         aaaa aaaa -a-- -a--
SHORTCODES         aaaa aaaa -a-- -a--
SUBSCRIBERS        aaaa aaaa aaaa aa--
SUBSCRIBER_LIST    aaaa aaaa aaaa -a--
TEAMS              aaaa aaaa -at- -a--
WORKSPACE          aaaa -aa- -a-- -a--
`
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

const ACTIONS = ['CREATE', 'READ', 'UPDATE', 'DELETE'] as const;
const SCOPES: Record<string, string | undefined> = { a: 'all', t: 'team', o: 'own', '-': undefined };

/** One per role, resource and action: 4 × 92. */
export const cells = TABLE.flatMap(([resource = '', ...columns]) =>
  ROLES.flatMap((name, column) =>
    ACTIONS.map((action, place) => ({ name, resource, action, scope: SCOPES[columns[column]?.[place] ?? '?'] })),
  ),
);
