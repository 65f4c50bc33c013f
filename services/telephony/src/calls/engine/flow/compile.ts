/** From a number's configuration to the graph that the runner walks (defaults 11.2–11.5). */
import { AGENT_NODE, type Fallback, type FlowConfig, type Menu, type MenuTarget } from './config.ts';
import { defaultQueue, type QueueSettings } from '../queue/queueSettings.ts';
import { compileDocument, FORWARD_SECONDS, queueHoursOf } from './compileDocument.ts';
import type { FlowGraph, FlowNode, Forward, SmartAgentMode } from './graph.ts';

/** What the number says of its queue, and the defaults for the rest (defaults 11.4). */
function queueOf({ queue, timeoutSeconds, timezone }: FlowConfig): QueueSettings {
  return { ...defaultQueue, ...(timezone ? { timezone } : {}), ...queue, attemptSeconds: timeoutSeconds };
}

/** Compiles a configuration that was validated before it was saved. Node ids are stable names: they stand in timelines. */
export function compileFlow(config: FlowConfig): FlowGraph {
  if (config.type === 'CUSTOM' && config.custom) return compileDocument(config.custom.document, config);
  const nodes: Record<string, FlowNode> = {};
  const put = (id: string, node: FlowNode): string => {
    nodes[id] = node;
    return id;
  };
  const takesMessages = config.voicemail || config.fallback?.action === 'VOICEMAIL';
  const last = takesMessages ? put('voicemail', { do: 'voicemail' }) : put('unavailable', { do: 'unavailable' });

  const ring = (who: { teamId?: string | null; userId?: string | null }, unanswered: string): FlowNode => ({
    do: 'ring',
    teamId: who.teamId ?? null,
    userId: who.userId ?? null,
    everybody: false,
    seconds: config.timeoutSeconds,
    forward: null,
    unanswered,
  });
  const forwarded = (forward: Forward, unanswered: string): FlowNode => ({
    do: 'forward',
    forward,
    seconds: FORWARD_SECONDS,
    unanswered,
  });

  /** Everybody of a team, whatever they chose, as a fallback. */
  const everybodyNode = (id: string, teamId: string): string =>
    put(id, { ...ring({ teamId }, last), everybody: true, fallback: true } as FlowNode);

  /** The node of a fallback; `id` names it, null is no fallback: what ends the flow. */
  function fallbackNode(id: string, fallback: Fallback | null | undefined): string {
    switch (fallback?.action) {
      case 'PHONE_NUMBER':
        return put(id, { ...forwarded(fallback.forward, last), fallback: true });
      case 'TEAM_TEAMMATE':
        return put(id, { ...ring(fallback, last), fallback: true });
      case 'LET_CALL_THROUGH':
        return everybodyNode(id, config.teamId);
      case 'VOICEMAIL':
        return put('voicemail', { do: 'voicemail' });
      default:
        return last;
    }
  }
  /** The agent in front of a node, where it answers in this mode; as long as none is ready it leads on there. */
  const agentBefore = (mode: SmartAgentMode, next: string, id = AGENT_NODE): string =>
    config.smartAgentMode === mode ? put(id, { do: 'aiAgent', mode, next }) : next;

  const fallback = fallbackNode('fallback', config.fallback);
  const unanswered = agentBefore('FALLBACK', fallback);
  const everybodyOf = new Map([[config.teamId, unanswered]]);

  /** Where a call goes on that this team did not take: LET_CALL_THROUGH rings that team once more, not the number's (defaults 11.5). */
  function unansweredBy(id: string, teamId: string): string {
    if (config.fallback?.action !== 'LET_CALL_THROUGH') return unanswered;
    const known =
      everybodyOf.get(teamId) ??
      agentBefore('FALLBACK', everybodyNode(`${id}.everybody`, teamId), `${id}.${AGENT_NODE}`);
    everybodyOf.set(teamId, known);
    return known;
  }

  function menuNode(id: string, menu: Menu, above: string): string {
    const node: Extract<FlowNode, { do: 'menu' }> = {
      do: 'menu',
      prompt: menu.prompt,
      choices: {},
      exhausted: unanswered,
    };
    put(id, node);
    for (const { key, label, target } of menu.choices) {
      node.choices[key] = { label, to: targetNode(`${id}.${key}`, target, { here: id, above }) };
    }
    return id;
  }

  function targetNode(id: string, target: MenuTarget, menu: { here: string; above: string }): string {
    switch (target.kind) {
      case 'TEAM':
        return put(id, ring({ teamId: target.teamId }, unansweredBy(id, target.teamId)));
      case 'QUEUE':
        return put(id, {
          do: 'queue',
          teamId: target.teamId,
          settings: queueOf(config),
          unanswered: unansweredBy(id, target.teamId),
        });
      case 'OPERATOR':
        return put(id, ring({ teamId: config.teamId }, unanswered));
      case 'AI_AGENT':
        // Who chose the agent is not led to it once more.
        return put(id, { do: 'aiAgent', next: fallback });
      case 'USER':
        return put(id, ring({ userId: target.userId }, unanswered));
      case 'PHONE_NUMBER':
        return put(id, forwarded(target.forward, unanswered));
      case 'VOICEMAIL':
        return put('voicemail', { do: 'voicemail' });
      case 'MENU':
        return menuNode(id, target.menu, menu.here);
      case 'SOUND':
        return put(id, { do: 'play', prompt: target.prompt, next: menu.here });
      case 'HANG_UP':
        return put('end', { do: 'end' });
      case 'BACK':
        return menu.above;
    }
  }

  function startNode(): string {
    switch (config.type) {
      case 'IVR':
        if (config.menu) return menuNode('menu', config.menu, 'menu');
        break;
      case 'SOUND':
        if (config.sound) {
          const next = config.fallback ? fallback : put('end', { do: 'end' });
          return put('sound', { do: 'play', prompt: config.sound, next: agentBefore('FALLBACK', next) });
        }
        break;
      case 'QUEUE':
        return put('queue', { do: 'queue', teamId: config.teamId, settings: queueOf(config), unanswered });
      case 'CLASSIC':
      case 'CUSTOM':
        break;
    }
    const team = ring({ teamId: config.teamId }, unanswered);
    return put('team', { ...team, forward: config.callForward ?? null } as FlowNode);
  }

  const start = agentBefore('FIRST', startNode());
  const afterHours = () => agentBefore('AFTER_HOURS', fallbackNode('closed', config.closed));
  const closed = config.closedFallback === 'LET_CALL_THROUGH' ? start : afterHours();
  // Calls that are let through outside the hours wait outside them, too.
  const leaves = config.closedFallback === 'LET_CALL_THROUGH' ? {} : queueHoursOf(config);
  return { start, closed, last, nodes, ...leaves };
}
