import type { RoleName, World } from './tenants.ts';

/** What a cell of the matrix is given to prepare itself. */
export interface Cell {
  readonly world: World;
  /** Who is to succeed with the input. */
  readonly by: RoleName;
  /** Puts away what the cell left behind. */
  after(work: () => Promise<unknown>): void;
}

export interface Fixture {
  input(cell: Cell): object | Promise<object>;
  /** A principal of its own for everyone who is signed in, when the call ends the session that it is made in. */
  ownSession?: true;
  /** A refusal of the use case behind the gate that counts as having been let in; more than one where it depends on who asks. */
  orRefuses?: string | readonly string[];
  /** What a foreign owner is told, when the input means the workspace of whoever sends it. */
  atHomeRefuses?: string;
}

/** An input of the tenant's own ids. */
export const ours = (pick: (tenant: World['ours']) => object): Fixture => ({ input: ({ world }) => pick(world.ours) });

export const nothing: Fixture = { input: () => ({}) };

export const asOwner = async ({ world }: Cell) => world.principalOf('OWNER');

/** What fixtures keep, for each world: the files of a worker share their modules, and ids of another world are nobody's here. */
export function perWorld<Kept extends object>(make: () => Kept): (cell: Pick<Cell, 'world'>) => Kept {
  const worlds = new WeakMap<World, Kept>();
  return ({ world }) => {
    const kept = worlds.get(world) ?? make();
    worlds.set(world, kept);
    return kept;
  };
}
