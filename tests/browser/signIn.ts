/** A plain API client beside the browser, for what has no page yet. */
type Api = <Answer>(query: string, variables?: object) => Promise<Answer>;

/** Signs in through the public API. @returns runs operations in the person's only workspace */
export async function signIn(url: string, email: string, password: string): Promise<Api> {
  const post = async <Answer>(query: string, variables: object, headers: Record<string, string>): Promise<Answer> => {
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: Answer; errors?: { message: string }[] };
    if (errors?.length) throw new Error(errors.map(({ message }) => message).join('; '));
    return data;
  };
  const { login } = await post<{ login: { authTokens: { token: string } } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { authTokens { token } } }',
    { input: { email, password } },
    {},
  );
  const authorization = `Bearer ${login.authTokens.token}`;
  const { getCurrentUserWorkspaces } = await post<{ getCurrentUserWorkspaces: { id: string }[] }>(
    '{ getCurrentUserWorkspaces { id } }',
    {},
    { authorization },
  );
  const workspace = getCurrentUserWorkspaces[0]?.id ?? '';
  return (query, variables = {}) => post(query, variables, { authorization, 'x-workspace': workspace });
}
