/** The guard as a Fastify hook: Host and Origin on every route, and the pass-phrase where the sandbox is exposed. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { judge, type House, type Verdict } from './guard.ts';
import { isSame } from './isSame.ts';

function judgeRequest(request: Pick<FastifyRequest, 'method' | 'headers'>, house: House): Verdict {
  const { headers } = request;
  return judge(
    {
      method: request.method,
      host: headers.host,
      origin: headers.origin,
      fetchSite: headers['sec-fetch-site'],
      fetchMode: headers['sec-fetch-mode'],
    },
    house,
  );
}

/** The pass-phrase travels as the password of HTTP Basic: browsers ask for it, and send it with sockets too. */
function knowsPassphrase(authorization: string | undefined, passphrase: string): boolean {
  const decoded = Buffer.from((authorization ?? '').replace(/^Basic /i, ''), 'base64').toString('utf8');
  return isSame(decoded.slice(decoded.indexOf(':') + 1), passphrase);
}

export function guardDoor(app: FastifyInstance, house: House, passphrase: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const verdict = judgeRequest(request, house);
    if (!verdict.ok) {
      return reply
        .code(verdict.status)
        .type('application/problem+json')
        .send({ status: verdict.status, title: verdict.reason });
    }
    if (passphrase !== undefined && !knowsPassphrase(request.headers.authorization, passphrase)) {
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Ringline sandbox", charset="UTF-8"')
        .type('application/problem+json')
        .send({
          status: 401,
          title: 'Enter the sandbox’s pass-phrase (SANDBOX_PASSPHRASE). Any user name works.',
        });
    }
    void reply.header('x-frame-options', 'DENY').header('referrer-policy', 'same-origin');
    return undefined;
  });
}
