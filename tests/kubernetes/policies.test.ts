/** The chart's NetworkPolicies, by pods that try to cross them. */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { kubectl, pods, topology } from './cluster.ts';

/** Prints, for each `host:port` that it is given, whether somebody answers there. */
const KNOCK = `
const { connect } = require('node:net');
const knocked = process.argv.slice(1).map((place) => new Promise((resolve) => {
  const [host, port] = place.split(':');
  const socket = connect({ host, port: Number(port), timeout: 5000 });
  const end = (answers) => { socket.destroy(); resolve([place, answers]); };
  socket.on('connect', () => end(true)).on('timeout', () => end(false)).on('error', () => end(false));
}));
Promise.all(knocked).then((all) => console.log(JSON.stringify(Object.fromEntries(all))));
`;

const answers = (printed: string) => z.record(z.string(), z.boolean()).parse(JSON.parse(printed));

it('every service reaches whom it is declared to reach, and nobody else', async () => {
  const services = await topology();
  const running = await pods();
  for (const [service, { calls, carrier, database, outside, storage }] of Object.entries(services)) {
    const others = Object.keys(services).filter((other) => other !== service);
    const reached = (other: string) => calls.includes(other) || (other === 'sandbox' && carrier);
    const wanted = {
      ...Object.fromEntries(others.map((other) => [`ringline-${other}:8080`, reached(other)])),
      // The world outside reaches whatever lets it in.
      'postgres:5432': database || outside,
      'storage:9000': storage || outside,
    };
    const pod = running.find((one) => one.service === service)!.name;
    const found = answers(await kubectl('exec', pod, '--', 'node', '--eval', KNOCK, ...Object.keys(wanted)));
    expect({ [service]: found }).toEqual({ [service]: wanted });
  }
}, 120_000);

it('a stranger in the same namespace reaches none of them', async () => {
  const places = Object.keys(await topology()).map((service) => `ringline-${service}:8080`);
  const image = await kubectl('get', 'deployment/ringline-bff', '--output', 'jsonpath={..containers[0].image}');
  const once = ['--restart=Never', '--attach', '--rm', '--quiet', '--command', '--'];
  const printed = await kubectl('run', 'stranger', `--image=${image}`, ...once, 'node', '--eval', KNOCK, ...places);
  expect(answers(printed)).toEqual(Object.fromEntries(places.map((place) => [place, false])));
}, 60_000);
