/** The ten colors of tags (defaults 13.1), as messaging knows them. */
export const PALETTE = [
  { name: 'indigo', backgroundColor: '#E7EAFB', color: '#2A3AA8' },
  { name: 'green', backgroundColor: '#E7F6EC', color: '#166534' },
  { name: 'yellow', backgroundColor: '#FFF4D6', color: '#7A4F01' },
  { name: 'red', backgroundColor: '#FDECEC', color: '#9B1C1C' },
  { name: 'purple', backgroundColor: '#F3E8FF', color: '#6B21A8' },
  { name: 'blue', backgroundColor: '#E0F2FE', color: '#075985' },
  { name: 'pink', backgroundColor: '#FCE7F3', color: '#9D174D' },
  { name: 'gray', backgroundColor: '#ECEFF3', color: '#374151' },
  { name: 'teal', backgroundColor: '#E6FFFA', color: '#115E59' },
  { name: 'orange', backgroundColor: '#FFEDD5', color: '#9A3412' },
] as const;
