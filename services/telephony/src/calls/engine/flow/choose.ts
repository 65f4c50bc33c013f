/** Nodes of a custom flow that only choose where a call goes on, by what the call itself knows at that moment. */
import { clockTold } from '@ringline/kit/zones';
import { type Hours, holidayAt, isOpen, nextOpening } from '../../../hours/hours.ts';
import type { Step } from '../step.ts';
import { askCondition } from './condition.ts';
import type { DecisionNode, FlowPosition, SmartAgentMode } from './graph.ts';
import { greetedPath } from './closedGreeting.ts';
import { sendText } from './message.ts';
import { tagCaller } from './tag.ts';

/** Decides, says why, and leads on. */
export function choose(step: Step, node: DecisionNode, at: FlowPosition): void {
  switch (node.do) {
    case 'hours':
      return byHours(step, node, at);
    case 'condition':
      return byCondition(step, node, at);
    case 'set':
      at.variables = { ...at.variables, [node.name]: node.value };
      step.say('fact', 'flow.set', `${node.name} is now “${node.value}”`, { variable: node.name, value: node.value });
      return step.goTo(node.next);
    case 'goto':
      step.say('fact', 'flow.goto', 'The call continues at another step');
      return step.goTo(node.to);
    case 'message':
      return sendText(step, node, at);
    case 'tag':
      return tagCaller(step, node);
    case 'aiAgent':
      step.say(
        'skipped',
        'flow.no_agent',
        `${node.mode ? `${WHY_AGENT[node.mode]}. ` : ''}No AI agent is ready to answer: the call continues without one`,
        node.mode ? { reason: node.mode } : {},
      );
      return step.goTo(node.next);
  }
}

const WHY_AGENT: Record<SmartAgentMode, string> = {
  FIRST: 'The AI agent answers calls of this number first',
  FALLBACK: 'The AI agent answers when no one else does',
  AFTER_HOURS: 'The AI agent answers when closed',
};

/** The clock that decided, as the reason of the line. */
const clockOf = ({ timezone }: Hours, at: number) => ({ reason: 'CLOCK', ...clockTold(timezone, at) });

function byHours(step: Step, node: Extract<DecisionNode, { do: 'hours' }>, at: FlowPosition): void {
  const { hours } = node;
  const { startedAt } = step.call;
  // Hours are judged once, as they were when the call came (defaults 10); only who waited for people meanwhile is asked anew.
  const judgedAt = at.tried.length === 0 ? startedAt : step.now;
  if (!hours || isOpen(hours, judgedAt)) {
    if (hours) step.say('fact', 'flow.open', 'Open', clockOf(hours, judgedAt));
    else step.say('fact', 'flow.open', 'There are no hours: calls may come at any time');
    return step.goTo(node.open);
  }
  const opensAt = nextOpening(hours, judgedAt);
  at.closed = true;
  // The record says how it was when the call came (defaults 10), also where it waited until now.
  if (!isOpen(hours, startedAt)) step.call.outsideHours = true;
  const today = holidayAt(hours, judgedAt);
  const holiday = today && node.holidays?.find(({ date }) => date === today.date);
  step.say('fact', 'flow.closed', holiday ? `Closed today because of ${holiday.name}` : 'Closed', {
    ...(opensAt === null ? {} : { opensAt: new Date(opensAt).toISOString() }),
    ...(holiday ? { holiday: holiday.name } : {}),
    ...clockOf(hours, judgedAt),
  });
  // Hours of the node's own are not the number's, which has the greeting.
  const ofNumber = node.numbersOwn || holiday;
  step.goTo(ofNumber ? greetedPath(step.call, holiday, node.closed, `$closed.${at.node}`) : node.closed);
}

function byCondition(step: Step, { condition, yes, no }: Extract<DecisionNode, { do: 'condition' }>, at: FlowPosition) {
  const { holds, value, reason, words } = askCondition(step.call, at, condition);
  const { subject, operator, name, values } = condition;
  step.say('fact', holds ? 'flow.yes' : 'flow.no', words, {
    subject,
    operator,
    variable: name,
    values: values.join(', '),
    value,
    ...(reason ? { reason } : {}),
  });
  step.goTo(holds ? yes : no);
}
