/**
 * The one table of time zones of the whole product. Node, PostgreSQL and browsers each bring a table of their own, of
 * different ages; what is decided on the server is decided by this one, and a lint rule keeps the others out.
 */
export { type Bucket, bucketStarts, startOfDay } from './calendar.ts';
export { compareWithPostgres, nodeVersion, type Queries } from './compare.ts';
export { clockTold, formatIn } from './formatIn.ts';
export { dateIn, instantOf, offsetAt, offsetsOf, type Wall, wallAt, zoneOffsets } from './offsets.ts';
export { startZones, tellZonesOfPostgres } from './startZones.ts';
export { findZone, loadZones, zonesVersion } from './table.ts';
