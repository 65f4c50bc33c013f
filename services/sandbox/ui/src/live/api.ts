/** Requests to the sandbox. A refusal becomes an Error with the sandbox's own words. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`/sandbox/api${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (answer.status === 204) return undefined as Answer;
  const given = (await answer.json()) as Answer & { title?: string };
  if (!answer.ok) throw new Error(given.title ?? `The sandbox answered ${answer.status}.`);
  return given;
}
