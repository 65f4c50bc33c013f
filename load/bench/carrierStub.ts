/** The carrier's REST API as far as a ringing call needs it, answered at once, in a process of its own. Forked with IPC. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let made = 0;
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    made += 1;
    const sid = `CA${made.toString(16).padStart(32, '0')}`;
    const created = request.method === 'POST' && (request.url ?? '').endsWith('/Calls.json');
    response.writeHead(created ? 201 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sid, status: 'queued', date_created: new Date().toUTCString() }));
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
