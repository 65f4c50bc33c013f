const KEY = 'ringline.device';

/** This browser's own id as a device, made once and kept. Letters and digits only: it becomes part of a client identity. */
export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known !== null && /^[a-z0-9]{16}$/.test(known)) return known;
  const made = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  localStorage.setItem(KEY, made);
  return made;
}

/** What this device is called in "You will ring on". */
export function deviceLabel(): string {
  const { userAgent } = navigator;
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrom/.test(userAgent)
        ? 'Chrome'
        : 'Safari';
  const system = /Windows/.test(userAgent)
    ? 'Windows'
    : /Mac OS/.test(userAgent)
      ? 'Mac'
      : /Android/.test(userAgent)
        ? 'Android'
        : 'Linux';
  return `${browser}, ${system}`;
}
