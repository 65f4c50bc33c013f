// What `helm test` runs: the edge is ready and, with the sandbox, somebody signs up as people do, and a call from outside to
// the test number of the new workspace is taken. Looks for facts until they are so.
const { EDGE_URL, SANDBOX_URL, SANDBOX_PASSPHRASE = '' } = process.env;

/** Milliseconds in which each fact has to be so. */
const PATIENCE_MS = 90_000;

async function until(what, look) {
  const deadline = Date.now() + PATIENCE_MS;
  let last = '';
  for (;;) {
    try {
      const found = await look();
      if (found) {
        console.log(`ok: ${what}`);
        return found;
      }
    } catch (error) {
      last = error.message;
    }
    if (Date.now() > deadline) throw new Error(`${what}: not so within ${PATIENCE_MS / 1000} s. ${last}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function ask(url, { method = 'GET', headers = {}, body } = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return text === '' ? undefined : JSON.parse(text);
}

async function graphql(query, variables, headers) {
  const { data, errors } = await ask(`${EDGE_URL}/graphql`, { method: 'POST', headers, body: { query, variables } });
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}

await until('the edge is ready', async () => (await ask(`${EDGE_URL}/readyz`)).status === 'ready');

if (SANDBOX_URL) {
  const door = { authorization: `Basic ${Buffer.from(`test:${SANDBOX_PASSPHRASE}`).toString('base64')}` };
  const outside = (path, method, body) => ask(`${SANDBOX_URL}/sandbox/api${path}`, { method, body, headers: door });

  const email = `helm-test.${Date.now()}@example.com`;
  const password = `Xq7-${crypto.randomUUID()}`;
  const input = { firstName: 'Helm', lastName: 'Test', email, password, timezone: 'UTC' };
  const { createUser } = await graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }',
    { input },
  );
  const code = await until('the code is in the mailbox', async () => {
    const [mail] = await outside(`/mail?to=${encodeURIComponent(email)}`);
    return mail?.code;
  });
  const { verifyOTP } = await graphql(
    'mutation ($userId: ID!, $code: String!) { verifyOTP(userId: $userId, code: $code) { authTokens { token } } }',
    { userId: createUser.user.id, code },
  );
  const person = { authorization: `Bearer ${verifyOTP.authTokens.token}` };
  const { createWorkspace } = await graphql(
    'mutation ($input: CreateWorkspaceInput!) { createWorkspace(input: $input) { id } }',
    { input: { name: 'Helm test', country: 'US', timezone: 'UTC' } },
    person,
  );
  const member = { ...person, 'x-workspace': createWorkspace.id };
  const to = await until('the workspace has its test number', async () => {
    const { getTestPhoneNumber } = await graphql('{ getTestPhoneNumber { number } }', {}, member);
    return getTestPhoneNumber.number;
  });
  await until('the carrier knows where its calls go', async () =>
    (await outside('/numbers')).some(({ number, callable }) => number === to && callable),
  );
  const { sid } = await outside('/calls', 'POST', { from: '+14155550199', to, says: 'silence' });
  await until('the call was taken', async () => {
    const { status } = await outside(`/calls/${sid}`);
    return status === 'in-progress' || status === 'completed';
  });
  await outside(`/calls/${sid}`, 'DELETE');
}
