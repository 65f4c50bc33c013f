/** What a workbook would unpack to, read from the directory at its end, before anything is unpacked. */
import { FileProblem } from './fileProblem.ts';

/** Bytes that all parts of a workbook may have together. */
const MOST_UNPACKED = 300 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LONGEST_END = 22 + 65_535;

/** @throws FileProblem TOO_LARGE for a bomb, UNREADABLE for a file whose directory is missing or cut off */
export function refuseBomb(bytes: Buffer): void {
  const from = Math.max(0, bytes.length - LONGEST_END);
  let end = bytes.length - 22;
  while (end >= from && bytes.readUInt32LE(end) !== END) end -= 1;
  if (end < from) throw new FileProblem('UNREADABLE');
  let at = bytes.readUInt32LE(end + 16);
  const entries = bytes.readUInt16LE(end + 10);
  let unpacked = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw new FileProblem('UNREADABLE');
    unpacked += bytes.readUInt32LE(at + 24);
    if (unpacked > MOST_UNPACKED) throw new FileProblem('TOO_LARGE');
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}
