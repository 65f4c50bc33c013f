import freeMailDomains from 'free-email-domains';

const FREE_MAIL = new Set<string>(freeMailDomains);

/** The domain of an address where it says who somebody belongs to; empty where anybody can have an address (defaults 4.6). */
export function ownDomain(email: string): string {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return email.includes('@') && !FREE_MAIL.has(domain) ? domain : '';
}
