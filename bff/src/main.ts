/** Hosts the edge alone, configured by the environment. */
import { parseEnvironment, processEnvironment } from '@ringline/kit/config';
import { edgeEnvironment, front, live, surround } from '@ringline/kit/host';
import { createRpcClients } from '@ringline/kit/rpc';
import { bff } from './service.ts';

await live(bff.name, async () => {
  const source = processEnvironment();
  const env = parseEnvironment(bff.name, edgeEnvironment, source);
  const around = await surround(bff.name, env);
  const { clock, ids, log, metrics, secrets, storage, limits, network, kafka } = around;
  const feed = kafka.feed();
  const own = parseEnvironment(bff.name, bff.environment, source);
  const edge = bff.build({
    env: own,
    clock,
    ids,
    limits,
    log,
    metrics,
    rpc: createRpcClients(bff.name, network, secrets, clock, { anonymousByDefault: true, metrics }),
    secrets,
    storage,
    feed,
  });
  feed.onInterrupted(() => edge.interrupted());
  // A replica that has not heard of the last ten minutes takes nobody: those who come back would miss them.
  let listening = false;
  const { app, beginDraining } = await front({
    log,
    metrics,
    ready: async () => {
      if (!listening) throw new Error('the last ten minutes of events have not been read yet');
    },
    proxyHops: env.PROXY_HOPS,
    env,
    origins: own.ALLOWED_ORIGINS,
  });
  await app.register((scope) => edge.http(scope));
  await app.listen({ host: env.HOST, port: env.PORT });
  await edge.start();
  listening = true;
  log.info({ port: env.PORT }, 'ready');
  return {
    log,
    noticeSeconds: env.DRAIN_NOTICE_SECONDS,
    drainSeconds: env.DRAIN_SECONDS,
    beginDraining,
    drain: (milliseconds) => edge.drain(milliseconds),
    async stop() {
      await edge.stop();
      await app.close();
      await around.close();
    },
  };
});
