import {
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconMusic,
  IconPhoto,
  IconPresentation,
} from '@tabler/icons-react';

const BY_ENDING = {
  pdf: IconFileTypePdf,
  doc: IconFileText,
  docx: IconFileText,
  odt: IconFileText,
  xls: IconFileSpreadsheet,
  xlsx: IconFileSpreadsheet,
  ods: IconFileSpreadsheet,
  ppt: IconPresentation,
  pptx: IconPresentation,
  odp: IconPresentation,
  mp3: IconMusic,
  png: IconPhoto,
  jpg: IconPhoto,
  jpeg: IconPhoto,
} as const;

/** What kind of file a name says. */
export function FileIcon({ name }: { name: string }) {
  const ending = (name.toLowerCase().split('.').at(-1) ?? '') as keyof typeof BY_ENDING;
  const Icon = Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending] : IconFile;
  return <Icon size={18} stroke={1.75} aria-hidden />;
}
