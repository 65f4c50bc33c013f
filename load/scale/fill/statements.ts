/** The statements that fill a service's database. `w` is there, one row for each workspace. */
export type Fill = readonly string[];
