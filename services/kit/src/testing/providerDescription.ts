/** Requests that we send, held against a provider's published OpenAPI description. */
import { readFileSync } from 'node:fs';

interface Schema {
  type?: string;
  enum?: string[];
  pattern?: string;
  items?: Schema;
  $ref?: string;
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Schema>; required?: string[] } }> };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface DescribedRequest {
  method: string;
  /** Path with its query, from the first segment of the description on. */
  path: string;
  form: Readonly<Record<string, string | readonly string[]>>;
}

/** Loads an OpenAPI file. @returns what tells the problems of a request; none: the request is as described. */
export function providerDescription(file: URL): (request: DescribedRequest) => string[] {
  const description = JSON.parse(readFileSync(file, 'utf8')) as Description;
  const templates = Object.keys(description.paths).map((template) => ({
    template,
    fits: new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '([^/]+?)')}$`),
    // Of two templates that fit, the one with fewer places is meant.
    places: template.split('{').length,
  }));

  function wrong(name: string, schema: Schema, value: string | readonly string[]): string[] {
    const known = schema.$ref ? (description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
    if (known.type === 'array') return [value].flat().flatMap((one) => wrong(name, known.items ?? {}, one));
    if (typeof value !== 'string') return [`${name} is given ${value.length} times`];
    if (known.enum && !known.enum.includes(value)) return [`${name} is ${value}, not one of ${known.enum.join(', ')}`];
    if (known.type === 'integer' && !/^-?\d+$/.test(value)) return [`${name} is ${value}, not an integer`];
    if (known.type === 'boolean' && !/^(true|false)$/i.test(value)) return [`${name} is ${value}, not a boolean`];
    if (known.pattern && !new RegExp(known.pattern).test(value))
      return [`${name} is ${value}, which does not fit ${known.pattern}`];
    return [];
  }

  return ({ method, path, form }) => {
    const [pathname = '', query = ''] = path.split('?');
    const found = templates.filter(({ fits }) => fits.test(pathname)).sort((a, b) => a.places - b.places)[0];
    const operation = found && description.paths[found.template]?.[method.toLowerCase()];
    if (!found || !operation) return [`${method} ${pathname} is not described`];
    const parameters = operation.parameters ?? [];
    const names = [...found.template.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const values = found.fits.exec(pathname)?.slice(1) ?? [];
    const inPath = names.flatMap((name, index) => {
      const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema ?? {};
      return wrong(name ?? '', schema, decodeURIComponent(values[index] ?? ''));
    });
    const inQuery = [...new URLSearchParams(query)].flatMap(([name, value]) => {
      const parameter = parameters.find((one) => one.in === 'query' && one.name === name);
      return parameter
        ? wrong(name, parameter.schema, value)
        : [`${name} is no parameter of ${method} ${found.template}`];
    });
    const body = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema;
    const inBody = Object.entries(form).flatMap(([name, value]) => {
      const schema = body?.properties?.[name];
      return schema ? wrong(name, schema, value) : [`${name} is no field of ${method} ${found.template}`];
    });
    const missing = (body?.required ?? [])
      .filter((name) => form[name] === undefined)
      .map((name) => `${name} is missing`);
    return [...inPath, ...inQuery, ...inBody, ...missing];
  };
}
