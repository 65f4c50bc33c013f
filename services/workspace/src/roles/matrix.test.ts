import { describe, expect, it } from 'vitest';
import { MATRIX, RESOURCES, ROLES } from './matrix.ts';
import { allRoles, role, toRole } from './roles.ts';

/**
 * The table of defaults 2.2, written a second time and otherwise: one line per resource, a column per role (OWNER, ADMIN,
 * MANAGER, MEMBER), four places for C R U D each. `a` all, `t` team, `o` own, `-` no grant.
 */
const TABLE = `
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

const cells = TABLE.flatMap(([resource = '', ...columns]) =>
  ROLES.flatMap((name, column) =>
    ACTIONS.map((action, place) => ({ name, resource, action, scope: SCOPES[columns[column]?.[place] ?? '?'] })),
  ),
);

describe('the permission matrix', () => {
  it('has 4 × 92 cells, for the resources of the specification in their order', () => {
    expect(cells).toHaveLength(4 * 92);
    expect(TABLE.map(([resource]) => resource)).toEqual(RESOURCES);
  });

  it.each(cells)('$name may $action $resource: $scope', ({ name, resource, action, scope }) => {
    expect(role(name).grants[resource]?.[action]).toBe(scope);
  });

  it.each([
    ['OWNER', 92],
    ['ADMIN', 80],
    ['MANAGER', 52],
    ['MEMBER', 23],
  ])('grants %s %i of the 92', (name, count) => {
    expect(toRole(role(name)).permissions).toHaveLength(count);
  });

  it('names no resource that does not exist', () => {
    for (const name of ROLES) for (const resource of Object.keys(MATRIX[name])) expect(RESOURCES).toContain(resource);
  });

  it('gives every role an id of its own', () => {
    expect(new Set(allRoles().map(({ id }) => id)).size).toBe(4);
    expect(() => role('INTERN')).toThrow('There is no role INTERN');
  });
});
