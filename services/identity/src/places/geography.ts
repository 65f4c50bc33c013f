import { readFileSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { Reader, type Response as Place } from 'mmdb-lib';

/** Where network addresses are, as far as they tell. */
export interface Geography {
  /** Country of an address, ISO 3166-1 alpha-2; null for what is private, reserved, unknown, or no address at all. */
  countryOf(ip: string): string | null;
}

/** What the registries and the networks themselves say of their ranges (CC0), as of the date in the package's version. */
const FILE = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

let reader: Reader<Place> | undefined;

/** Looks addresses up in a file that comes with the product: nobody else is asked. It is read at the first question. */
export const offlineGeography: Geography = {
  countryOf(ip) {
    // An IPv4 address that came to an IPv6 socket.
    const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    const version = isIP(address);
    if (version === 0 || nowhere.check(address, version === 4 ? 'ipv4' : 'ipv6')) return null;
    reader ??= new Reader<Place>(readFileSync(new URL(FILE)));
    const found = reader.get(address) as { readonly country_code?: string } | null;
    return found?.country_code || null;
  },
};

/** What is no place on the Internet (RFC 6890 and its registries): the file has a country for some of it. */
const nowhere = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  nowhere.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['3fff::', 20],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  nowhere.addSubnet(network, prefix, 'ipv6');
