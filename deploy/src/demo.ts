/** The demo workspace's people and their past: what "Open the demo workspace" shows at once. Names and numbers are invented. */
export const demo = {
  workspace: 'Wrenfield Home',
  members: [
    { firstName: 'Maya', lastName: 'Okafor', email: 'maya@wrenfield.example', role: 'OWNER' },
    { firstName: 'Ben', lastName: 'Lindqvist', email: 'ben@wrenfield.example', role: 'ADMIN' },
    { firstName: 'Cora', lastName: 'Velasquez', email: 'cora@wrenfield.example', role: 'MANAGER' },
    { firstName: 'Dan', lastName: 'Ashby', email: 'dan@wrenfield.example', role: 'MEMBER' },
  ],
  numbers: [
    { number: '+14155550142', name: 'Support' },
    { number: '+15105550163', name: 'Orders' },
  ],
  contacts: [
    { firstName: 'Ana', lastName: 'Whitcombe', phoneNumber: '+16285550136', email: 'ana.whitcombe@example.com', city: 'San Rafael', company: 'Whitcombe Interiors', tags: ['VIP', 'Trade', 'Damaged item'] },
    { firstName: 'Priya', lastName: 'Raman', phoneNumber: '+14155550171', email: 'priya.raman@example.com', city: 'San Francisco', company: '', tags: ['Newsletter'] },
    { firstName: 'Tomás', lastName: 'Eklund', phoneNumber: '+15035550174', email: 'tomas.eklund@example.com', city: 'Portland', company: 'Eklund Joinery', tags: ['Trade'] },
    { firstName: 'Grace', lastName: 'Oduya', phoneNumber: '+14155550187', email: 'grace.oduya@example.com', city: 'Oakland', company: '', tags: [] },
    { firstName: 'Marguerite', lastName: 'Lowe', phoneNumber: '+15105550118', email: 'm.lowe@example.com', city: 'Berkeley', company: 'Lowe & Daughters', tags: ['VIP'] },
    { firstName: 'Jonah', lastName: 'Pryce', phoneNumber: '+16285550193', email: 'jonah.pryce@example.com', city: 'Novato', company: '', tags: [] },
    { firstName: 'Halima', lastName: 'Njoroge', phoneNumber: '+15105550129', email: 'halima@example.com', city: 'Richmond', company: '', tags: ['Newsletter'] },
    { firstName: 'Ingrid', lastName: 'Solheim', phoneNumber: '+14155550155', email: 'ingrid.solheim@example.com', city: 'Daly City', company: 'Solheim Studio', tags: ['Trade'] },
  ],
  /** Minutes ago; agent and number by index; outcome in the words of defaults 8.1. */
  calls: [
    { peer: '+16285550136', direction: 'INBOUND', status: 'COMPLETED', endReason: 'CALLER_HANGUP', minutesAgo: 1510, ring: 6, talk: 252, agent: 1, number: 0 },
    { peer: '+16285550119', direction: 'INBOUND', status: 'MISSED', endReason: 'NO_ANSWER', minutesAgo: 16, ring: 20, talk: 0, agent: -1, number: 0 },
    { peer: '+15035550174', direction: 'INBOUND', status: 'COMPLETED', endReason: 'AGENT_HANGUP', minutesAgo: 95, ring: 4, talk: 278, agent: 0, number: 1 },
    { peer: '+15105550118', direction: 'OUTBOUND', status: 'COMPLETED', endReason: 'CALLER_HANGUP', minutesAgo: 150, ring: 9, talk: 725, agent: 2, number: 1 },
    { peer: '+15105550129', direction: 'OUTBOUND', status: 'FAILED', endReason: 'INVALID_NUMBER', minutesAgo: 1580, ring: 0, talk: 0, agent: 0, number: 0 },
    { peer: '+14155550155', direction: 'INBOUND', status: 'COMPLETED', endReason: 'CALLER_HANGUP', minutesAgo: 1640, ring: 11, talk: 400, agent: 1, number: 0 },
    { peer: '+14155550187', direction: 'OUTBOUND', status: 'REJECTED', endReason: 'BUSY', minutesAgo: 2980, ring: 2, talk: 0, agent: 3, number: 1 },
    { peer: '+16285550193', direction: 'INBOUND', status: 'ABANDONED', endReason: 'CALLER_HANGUP_WAITING', minutesAgo: 4420, ring: 9, talk: 0, agent: -1, number: 0 },
  ],
  messages: [
    { peer: '+16285550136', direction: 'INBOUND', body: 'Hi, my Halden lamp came today and the shade has a crack down one side.', status: 'RECEIVED', minutesAgo: 1560, number: 0, agent: -1, unread: false },
    { peer: '+16285550136', direction: 'OUTBOUND', body: 'Sorry about that, Ana. We’ll call you first thing after 9:00.', status: 'DELIVERED', minutesAgo: 1555, number: 0, agent: 0, unread: false },
    { peer: '+16285550136', direction: 'INBOUND', body: 'Thank you both! Could the courier leave it with the concierge?', status: 'RECEIVED', minutesAgo: 40, number: 0, agent: -1, unread: false },
    { peer: '+16285550136', direction: 'OUTBOUND', body: 'The concierge is fine. The tracking number is WF20481173.', status: 'DELIVERED', minutesAgo: 9, number: 0, agent: 0, unread: false },
    { peer: '+14155550171', direction: 'INBOUND', body: 'Is the walnut sideboard still in the Oakland store?', status: 'RECEIVED', minutesAgo: 11, number: 0, agent: -1, unread: true },
    { peer: '+15035550174', direction: 'INBOUND', body: 'Calling about the delivery window for order WH-20466.', status: 'RECEIVED', minutesAgo: 35, number: 1, agent: -1, unread: true },
    { peer: '+14155550187', direction: 'INBOUND', body: 'Could you send the invoice to our new address?', status: 'RECEIVED', minutesAgo: 52, number: 1, agent: -1, unread: true },
    { peer: '+15105550118', direction: 'OUTBOUND', body: 'Your visit is booked for Friday 10:00.', status: 'DELIVERED', minutesAgo: 120, number: 1, agent: 2, unread: false },
    { peer: '+16285550193', direction: 'OUTBOUND', body: 'Your chair is ready for pick-up: wrnf.link/t/8KQ2', status: 'UNDELIVERED', minutesAgo: 210, number: 0, agent: 1, unread: false },
    { peer: '+15105550129', direction: 'OUTBOUND', body: 'Reserved until Saturday for you.', status: 'DELIVERED', minutesAgo: 1500, number: 1, agent: 0, unread: false },
  ],
} as const;
