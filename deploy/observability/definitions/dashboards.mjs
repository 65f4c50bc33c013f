// The dashboards, in short: rows of panels. scripts/observability.mjs makes Grafana's JSON of them.

const among = (labels) => (labels ? `{${labels}}` : '');
const p95 = (metric, by, labels = '') =>
  `histogram_quantile(0.95, sum by (le${by ? `, ${by}` : ''}) (rate(${metric}_bucket${among(labels)}[$__rate_interval])))`;
const p99 = (metric, by, labels = '') => p95(metric, by, labels).replace('0.95', '0.99');
const rate = (metric, by, labels = '') =>
  `sum${by ? ` by (${by})` : ''} (rate(${metric}${among(labels)}[$__rate_interval]))`;
const max = (metric, by) => `max${by ? ` by (${by})` : ''} (${metric})`;

const line = (title, unit, ...targets) => ({ title, unit, type: 'timeseries', targets });
const number = (title, unit, expr, more = {}) => ({ title, unit, type: 'stat', targets: [{ expr }], ...more });
const q = (expr, legend) => ({ expr, legend });

export const DASHBOARDS = [
  {
    uid: 'ringline-overview',
    title: 'Ringline: overview',
    rows: [
      {
        title: 'Right now',
        panels: [
          number('Active calls', 'short', max('calls_active')),
          number('People who can be rung', 'short', max('devices_reachable')),
          number('Open sockets', 'short', 'sum(websocket_clients)'),
          number('Oldest event not handed on', 's', max('outbox_lag_seconds'), { red: 60 }),
          number('Parked keys', 'short', 'sum(max by (service, consumer) (consumer_parked_keys)) or vector(0)', {
            red: 1,
          }),
          number('Processes up', 'short', 'sum(up{job=~".*ringline.*"})'),
        ],
      },
      {
        title: 'Objectives',
        panels: [
          {
            ...number(
              'Error budget left over 3 days',
              'percentunit',
              '1 - slo:error_ratio:rate3d / on (slo) slo:error_budget:ratio',
              {
                green: 0.25,
              },
            ),
            legend: '{{slo}}',
            wide: true,
          },
          line(
            'Burn rate over 1 h (14.4 pages)',
            'short',
            q('slo:error_ratio:rate1h / on (slo) slo:error_budget:ratio', '{{slo}}'),
          ),
          line(
            'Burn rate over 6 h (6 pages)',
            'short',
            q('slo:error_ratio:rate6h / on (slo) slo:error_budget:ratio', '{{slo}}'),
          ),
        ],
      },
      {
        title: 'Traffic',
        panels: [
          line('Calls that ended', 'cps', q(rate('call_outcomes_total', 'status'), '{{status}}')),
          line('Messages', 'cps', q(rate('messages_total', 'direction, status'), '{{direction}} {{status}}')),
          line('Operations', 'ops', q(rate('graphql_operation_duration_seconds_count', 'result'), '{{result}}')),
          line(
            'Events handled',
            'ops',
            q(rate('consumer_handle_duration_seconds_count', 'service, result'), '{{service}} {{result}}'),
          ),
        ],
      },
      {
        title: 'Processes',
        panels: [
          line('CPU', 'none', q(rate('process_cpu_seconds_total', 'instance'), '{{instance}}')),
          line('Memory', 'bytes', q('process_resident_memory_bytes', '{{instance}}')),
          line('Event loop lag, p99', 's', q('nodejs_eventloop_lag_p99_seconds', '{{instance}}')),
          line(
            'Garbage collection',
            's',
            q(rate('nodejs_gc_duration_seconds_sum', 'instance, kind'), '{{instance}} {{kind}}'),
          ),
        ],
      },
    ],
  },
  {
    uid: 'ringline-telephony',
    title: 'Ringline: telephony',
    rows: [
      {
        title: 'Calls',
        panels: [
          line('Active calls', 'short', q(max('calls_active'), 'calls')),
          line(
            'How calls ended',
            'cps',
            q(rate('call_outcomes_total', 'direction, status, reason'), '{{direction}} {{status}} {{reason}}'),
          ),
          line(
            'Time until somebody answered',
            's',
            q(p95('call_setup_duration_seconds', 'direction'), 'p95 {{direction}}'),
          ),
          line('What became of offers', 'cps', q(rate('offers_total', 'result'), '{{result}}')),
          line(
            'From decision to ringing',
            's',
            q(p95('offer_ring_delay_seconds'), 'p95'),
            q(p99('offer_ring_delay_seconds'), 'p99'),
          ),
          line('People who can be rung', 'short', q(max('devices_reachable'), 'people')),
        ],
      },
      {
        title: 'Carrier',
        panels: [
          line(
            'Webhooks',
            'reqps',
            q(rate('webhook_requests_total', 'route, result', 'service="telephony"'), '{{route}} {{result}}'),
          ),
          line(
            'Inbound webhook',
            's',
            q(p95('http_server_request_duration_seconds', '', 'route="/carrier/voice/inbound"'), 'p95'),
            q(p99('http_server_request_duration_seconds', '', 'route="/carrier/voice/inbound"'), 'p99'),
          ),
          line(
            'Requests to the carrier',
            'reqps',
            q(rate('carrier_request_duration_seconds_count', 'operation, status'), '{{operation}} {{status}}'),
          ),
          line(
            'Time that the carrier needs',
            's',
            q(p95('carrier_request_duration_seconds', 'operation'), 'p95 {{operation}}'),
          ),
        ],
      },
      {
        title: 'Recordings and transcripts',
        panels: [
          line(
            'From the end of the call to its transcript',
            's',
            q(p95('transcript_delay_seconds', '', 'result="ready"'), 'p95'),
            q(p99('transcript_delay_seconds', '', 'result="ready"'), 'p99'),
          ),
          line('What became of transcripts', 'cps', q(rate('transcript_delay_seconds_count', 'result'), '{{result}}')),
          line('Recordings that did not come', 'cps', q(rate('recordings_missing_total'), 'missing')),
        ],
      },
      {
        title: 'Service',
        panels: [
          line(
            'Calls to telephony',
            'reqps',
            q(rate('rpc_server_duration_seconds_count', 'method, code', 'service="telephony"'), '{{method}} {{code}}'),
          ),
          line(
            'Time to answer',
            's',
            q(p95('rpc_server_duration_seconds', 'method', 'service="telephony"'), 'p95 {{method}}'),
          ),
        ],
      },
    ],
  },
  {
    uid: 'ringline-messaging',
    title: 'Ringline: messaging',
    rows: [
      {
        title: 'Texts',
        panels: [
          line(
            'Statuses reached',
            'cps',
            q(rate('messages_total', 'channel, direction, status'), '{{channel}} {{direction}} {{status}}'),
          ),
          line(
            'Until the carrier has it',
            's',
            q(p95('message_submit_delay_seconds', 'channel'), 'p95 {{channel}}'),
            q(p99('message_submit_delay_seconds', 'channel'), 'p99 {{channel}}'),
          ),
          line('Until it is delivered', 's', q(p95('message_delivery_latency_seconds', 'channel'), 'p95 {{channel}}')),
          line(
            'Not delivered',
            'percentunit',
            q(
              'sum(rate(messages_total{direction="OUTBOUND",status=~"FAILED|UNDELIVERED"}[$__rate_interval])) / sum(rate(messages_total{direction="OUTBOUND",status="SENT"}[$__rate_interval]))',
              'share',
            ),
          ),
        ],
      },
      {
        title: 'Service',
        panels: [
          line(
            'Webhooks',
            'reqps',
            q(rate('webhook_requests_total', 'route, result', 'service="messaging"'), '{{route}} {{result}}'),
          ),
          line(
            'Calls to messaging',
            'reqps',
            q(rate('rpc_server_duration_seconds_count', 'method, code', 'service="messaging"'), '{{method}} {{code}}'),
          ),
          line(
            'Time to answer',
            's',
            q(p95('rpc_server_duration_seconds', 'method', 'service="messaging"'), 'p95 {{method}}'),
          ),
          line(
            'Events handled',
            'ops',
            q(
              rate('consumer_handle_duration_seconds_count', 'consumer, type', 'service="messaging"'),
              '{{consumer}} {{type}}',
            ),
          ),
        ],
      },
    ],
  },
  {
    uid: 'ringline-events',
    title: 'Ringline: event path',
    rows: [
      {
        title: 'From commit to Kafka',
        panels: [
          line('Oldest event not handed on', 's', q(max('outbox_lag_seconds', 'database'), '{{database}}')),
          line('Events relayed', 'ops', q(rate('events_relayed_total', 'service'), '{{service}}')),
        ],
      },
      {
        title: 'Consumers',
        panels: [
          line('Messages behind', 'short', q(max('consumer_lag_messages', 'group, topic'), '{{group}} {{topic}}')),
          line('Events consumed', 'ops', q(rate('events_consumed_total', 'consumer'), '{{consumer}}')),
          line(
            'Time to handle one',
            's',
            q(p95('consumer_handle_duration_seconds', 'service, consumer'), 'p95 {{service}} {{consumer}}'),
          ),
          line(
            'Failed tries',
            'ops',
            q(
              rate('consumer_handle_duration_seconds_count', 'service, consumer, type', 'result="failed"'),
              '{{service}} {{consumer}} {{type}}',
            ),
          ),
          line('Parked keys', 'short', q(max('consumer_parked_keys', 'service, consumer'), '{{service}} {{consumer}}')),
          line(
            'Jobs',
            'ops',
            q(rate('job_duration_seconds_count', 'service, queue, result'), '{{service}} {{queue}} {{result}}'),
          ),
        ],
      },
      {
        title: 'To the browser',
        panels: [
          line(
            'From event to frame',
            's',
            q(p95('subscription_frame_delay_seconds', 'operation'), 'p95 {{operation}}'),
          ),
          line('Frames', 'ops', q(rate('subscription_frames_total', 'operation, result'), '{{operation}} {{result}}')),
        ],
      },
    ],
  },
  {
    uid: 'ringline-edge',
    title: 'Ringline: edge',
    rows: [
      {
        title: 'GraphQL',
        panels: [
          line('Operations', 'ops', q(rate('graphql_operation_duration_seconds_count', 'operation'), '{{operation}}')),
          line('Time', 's', q(p95('graphql_operation_duration_seconds', 'operation'), 'p95 {{operation}}')),
          line(
            'Refused and failed',
            'ops',
            q(
              rate('graphql_operation_duration_seconds_count', 'operation, result', 'result!="ok"'),
              '{{operation}} {{result}}',
            ),
          ),
          line('Open sockets', 'short', q('sum by (instance) (websocket_clients)', '{{instance}}')),
        ],
      },
      {
        title: 'HTTP',
        panels: [
          line(
            'Requests',
            'reqps',
            q(rate('http_server_request_duration_seconds_count', 'route, status'), '{{route}} {{status}}'),
          ),
          line('Time', 's', q(p95('http_server_request_duration_seconds', 'route'), 'p95 {{route}}')),
        ],
      },
      {
        title: 'Services behind it',
        panels: [
          line(
            'Calls by service',
            'reqps',
            q(rate('rpc_server_duration_seconds_count', 'service, code'), '{{service}} {{code}}'),
          ),
          line('Time to answer', 's', q(p95('rpc_server_duration_seconds', 'service'), 'p95 {{service}}')),
          line('What callers wait', 's', q(p95('rpc_client_duration_seconds', 'service'), 'p95 {{service}}')),
          line(
            'Failed calls',
            'reqps',
            q(
              rate(
                'rpc_client_duration_seconds_count',
                'service, method, code',
                'code=~"internal|unknown|unavailable|deadline_exceeded"',
              ),
              '{{service}} → {{method}} {{code}}',
            ),
          ),
        ],
      },
    ],
  },
];
