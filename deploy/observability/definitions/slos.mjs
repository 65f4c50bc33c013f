// What the product promises (ecosystem §5), each as the share of events that were too slow or went wrong.
// `error(window)` is PromQL for that share over a window; `budget` is the share that may be.

/**
 * Share of a histogram's observations above a bound. Prometheus 3 writes `1.0` where prom-client writes `1`.
 * @param well labels without which an observation is not in time, however short it was
 */
const slower =
  (metric, labels, seconds, well = []) =>
  (window) => {
    const within = [...labels, ...well, `le=~"${String(seconds).replace('.', '\\\\.')}(\\\\.0)?"`].join(',');
    const all = labels.length > 0 ? `{${labels.join(',')}}` : '';
    const inTime = `sum(rate(${metric}_bucket{${within}}[${window}]))`;
    // Where nothing went well there may be no such series, which means zero.
    const good = well.length > 0 ? `(${inTime} or vector(0))` : inTime;
    return `1 - ${good} / sum(rate(${metric}_count${all}[${window}]))`;
  };

/** Share of a counter's events that are bad; none at all are no series, and mean zero. */
const share = (metric, bad) => (window) =>
  `(sum(rate(${metric}{${bad}}[${window}])) or vector(0)) / sum(rate(${metric}[${window}]))`;

export const SLOS = [
  {
    slo: 'call-setup',
    title: 'Calls that did not fail by our or the carrier’s fault',
    objective: '99.9 %',
    budget: 0.001,
    error: share('call_outcomes_total', 'reason=~"SETUP_ERROR|CARRIER_ERROR|NETWORK_LOST"'),
  },
  {
    slo: 'inbound-answer',
    title: 'Inbound calls that were answered with TwiML within 1 s',
    objective: '99.9 % within 1 s',
    budget: 0.001,
    // What is refused (403, 404) is no call that waits; one of 499 waited until the carrier gave up. Only TwiML is an answer.
    error: slower(
      'http_server_request_duration_seconds',
      ['route="/carrier/voice/inbound"', 'status=~"2..|499|5.."'],
      1,
      ['status="200"'],
    ),
  },
  {
    slo: 'offer-ring',
    title: 'Devices that ring within 1 s of the decision to ring them',
    objective: 'p95 ≤ 1 s',
    budget: 0.05,
    error: slower('offer_ring_delay_seconds', [], 1),
  },
  {
    slo: 'message-submit',
    title: 'Messages that the carrier has within 2 s',
    objective: 'p95 ≤ 2 s',
    budget: 0.05,
    error: slower('message_submit_delay_seconds', [], 2),
  },
  {
    slo: 'inbox-list',
    title: 'Inbox lists within 200 ms',
    objective: 'p95 ≤ 200 ms',
    budget: 0.05,
    error: slower(
      'graphql_operation_duration_seconds',
      ['operation=~"query (InboxQuery|ThreadListPaginationQuery)"'],
      0.2,
    ),
  },
  {
    slo: 'operations',
    title: 'Queries and mutations that did not fail by our fault',
    objective: '99.9 %',
    budget: 0.001,
    error: share('graphql_operation_duration_seconds_count', 'result="failed"'),
  },
  {
    slo: 'live-frames',
    title: 'Live frames within 1 s of their event',
    objective: 'p99 ≤ 1 s',
    budget: 0.01,
    error: slower('subscription_frame_delay_seconds', [], 1),
  },
  {
    slo: 'transcripts',
    title: 'Transcripts that are there within 2 min of the call’s end, or of being asked for',
    objective: '95 % within 2 min',
    budget: 0.05,
    // One that will not come is late as well.
    error: slower('transcript_delay_seconds', [], 120, ['result="ready"']),
  },
];

/** Windows of the burn rates (Google SRE workbook, multi-window multi-burn-rate): long, short, times the budget. */
export const BURNS = [
  { severity: 'page', long: '1h', short: '5m', times: 14.4 },
  { severity: 'page', long: '6h', short: '30m', times: 6 },
  { severity: 'ticket', long: '1d', short: '2h', times: 3 },
  { severity: 'ticket', long: '3d', short: '6h', times: 1 },
];
