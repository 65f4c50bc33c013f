import { IconHash } from '@tabler/icons-react';
import type { SettingsPage } from '../base/settingsPage.ts';

export const settings: readonly SettingsPage[] = [
  {
    page: 'numbersAndChannels',
    icon: IconHash,
    settings: [
      { id: 'plan-numbers', title: 'buyNumber:list.plan' },
      { id: 'number-costs', title: 'buyNumber:list.eachMonth' },
      { id: 'ring', title: 'numbers:cards.ring', also: ['numbers:team.label', 'numbers:timeout.label'] },
      { id: 'block-anonymous', title: 'numbers:blockAnonymous', within: 'numbers:cards.ring' },
      {
        id: 'flow',
        title: 'numbers:cards.flow',
        also: ['numbers:type.QUEUE', 'numbers:type.IVR', 'numbers:type.SOUND', 'numbers:smartAgent.label'],
      },
      { id: 'voicemail', title: 'numbers:fallback.label', within: 'numbers:cards.flow' },
      { id: 'hear', title: 'numbers:cards.hear', also: ['numbers:promptLanguage.label'] },
      { id: 'greeting', title: 'numbers:greeting.label', within: 'numbers:cards.hear' },
      {
        id: 'record',
        title: 'numbers:record.label',
        within: 'numbers:cards.hear',
        also: ['numbers:recordingNotice.label', 'numbers:transcribe.label'],
      },
      { id: 'conference', title: 'numbers:cards.conference', also: ['numbers:leaveOutsiders.label'] },
      { id: 'missed', title: 'numbers:cards.missed', also: ['numbers:textBack.label'] },
      {
        id: 'opening-hours',
        title: 'numbers:cards.open',
        also: ['numbers:open.label', 'numbers:closed.label', 'holidays:title'],
      },
      { id: 'emergency', title: 'numbers:emergency.title' },
      { id: 'web-numbers', title: 'webNumbers:tab.web', also: ['webNumbers:add', 'webNumbers:site'], view: 'web' },
      { id: 'sender-ids', title: 'senderIds:title', also: ['senderIds:add', 'senderIds:name'], view: 'senders' },
      { id: 'released', title: 'buyNumber:release.list' },
      { id: 'block-number', title: 'blockList:add.title', view: 'blocked' },
      { id: 'block-list', title: 'blockList:list.title', also: ['numbers:blocked'], view: 'blocked' },
    ],
  },
];
