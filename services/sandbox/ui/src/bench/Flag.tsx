/** The flag of a number's country, for the two countries of the demo. */
export function Flag({ number }: { number: string }) {
  if (number.startsWith('+44')) {
    return (
      <svg className="flag" width="15" height="11.25" viewBox="0 0 20 15" role="img" aria-label="GB">
        <rect width="20" height="15" fill="#2a3c7e" />
        <path d="M0 0l20 15M20 0L0 15" stroke="#fff" strokeWidth="3" />
        <path d="M0 0l20 15M20 0L0 15" stroke="#c8313e" strokeWidth="1.2" />
        <path d="M10 0v15M0 7.5h20" stroke="#fff" strokeWidth="5" />
        <path d="M10 0v15M0 7.5h20" stroke="#c8313e" strokeWidth="2.8" />
      </svg>
    );
  }
  if (!number.startsWith('+1')) return null;
  return (
    <svg className="flag" width="15" height="11.25" viewBox="0 0 20 15" role="img" aria-label="US">
      <rect width="20" height="15" fill="#fff" />
      <path d="M0 .6h20M0 2.9h20M0 5.2h20M0 7.5h20M0 9.8h20M0 12.1h20M0 14.4h20" stroke="#c8313e" strokeWidth="1.15" />
      <rect width="9" height="8.1" fill="#36437f" />
    </svg>
  );
}
