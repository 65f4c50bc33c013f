// What `helm test` runs: the edge is ready and, with the sandbox, a call from outside reaches a number and is answered for.
// Asks for facts until they are so, for a minute at the most.
const { EDGE_URL, SANDBOX_URL, SANDBOX_PASSPHRASE = '' } = process.env;
const deadline = Date.now() + 60_000;

async function until(what, look) {
  let last;
  for (;;) {
    try {
      const found = await look();
      if (found) {
        console.log(`ok: ${what}`);
        return found;
      }
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) throw new Error(`${what}: not within a minute${last ? ` (${last.message})` : ''}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function ask(url, init = {}) {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  return response.status === 204 ? undefined : response.json();
}

await until('the edge is ready', async () => (await ask(`${EDGE_URL}/readyz`)).status === 'ready');
if (SANDBOX_URL) {
  const headers = {
    authorization: `Basic ${Buffer.from(`test:${SANDBOX_PASSPHRASE}`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const numbers = await until('the carrier has numbers', async () => {
    const found = await ask(`${SANDBOX_URL}/sandbox/api/numbers`, { headers });
    return found.length > 0 ? found : undefined;
  });
  const to = numbers[0].number;
  const { sid } = await ask(`${SANDBOX_URL}/sandbox/api/calls`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ from: '+14155550199', to, says: 'silence' }),
  });
  await until('telephony took the call', async () => {
    const call = await ask(`${SANDBOX_URL}/sandbox/api/calls/${sid}`, { headers });
    return call.status === 'in-progress' || call.status === 'completed';
  });
  await ask(`${SANDBOX_URL}/sandbox/api/calls/${sid}`, { method: 'DELETE', headers }).catch(() => undefined);
}
