/**
 * The built web client: hashed assets for ever, index.html never kept, every other path is the client's own. What the
 * build has laid compressed copies beside goes out as the browser takes it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { notFound } from '@ringline/kit/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../environment.ts';

/** Paths that are never a page of the client: an unknown one is told as missing, not answered with a page. */
const NOT_PAGES = /^\/(api|graphql|sandbox|assets|forms|sounds|calls\/incall|tokens|healthz|readyz|metrics)(\/|$)/;
/** What others may frame: the phone for a partner's page (spec 001 §2), and how one signs in to it there. */
const FRAMED = new Set(['/crm-extension', '/login', '/select-workspace']);
/** How long a browser keeps a file, by the folder; what stands in none of them is asked for anew. The voice SDK fetches a sound for each of its fifteen occasions. */
const KEPT: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  sounds: 'public, max-age=3600',
};

export async function web(app: FastifyInstance, folder: string, env: Environment): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, cacheControl: false, preCompressed: true });
  const policy = contentSecurityPolicy(env, []);
  const extensionPolicy = contentSecurityPolicy(env, env.EXTENSION_ORIGINS);

  app.get('/*', async (request, reply) => {
    const wanted = decodePath(request.url);
    if (wanted !== undefined && wanted !== '/' && isFile(folder, wanted)) {
      secure(reply, policy);
      void reply.header('cache-control', KEPT[wanted.split('/')[1] ?? ''] ?? 'no-cache');
      return reply.sendFile(wanted.slice(1));
    }
    // A page's path has no file type: what has one and is not there is missing.
    if (wanted === undefined || NOT_PAGES.test(wanted) || path.extname(wanted) !== '') throw notFound('The page');
    if (!existsSync(path.join(folder, 'index.html'))) throw notFound('The web client has not been built; the page');
    secure(reply, FRAMED.has(wanted) ? extensionPolicy : policy);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}

/** @fastify/static guards against climbing out; this only keeps a folder or a dot file from being taken for a file. */
function isFile(folder: string, wanted: string): boolean {
  const file = path.normalize(path.join(folder, wanted));
  return (
    file.startsWith(`${folder}${path.sep}`) && path.extname(file) !== '' && !/\/\./.test(wanted) && existsSync(file)
  );
}

function secure(reply: FastifyReply, policy: string): void {
  void reply
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('permissions-policy', 'microphone=(self), camera=(), geolocation=()')
    // The popup in which people sign in at Google stays in our sight until it is back or closed.
    .header('cross-origin-opener-policy', 'same-origin-allow-popups');
}

/** Scripts and connections of our own only. Mantine sets styles inline; recorded audio and avatars come as blobs. */
function contentSecurityPolicy(env: Environment, framedBy: readonly string[]): string {
  const { host, protocol } = new URL(env.PUBLIC_URL);
  const socket = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    `connect-src ${["'self'", socket, ...env.CONNECT_SOURCES].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy.length > 0 ? framedBy.join(' ') : "'none'"}`,
  ].join('; ');
}
