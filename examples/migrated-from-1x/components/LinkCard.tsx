import { Link } from '@rspress/core/theme';

interface LinkCardProps {
  href: string;
  title: string;
  description?: string;
}

export function LinkCard({ href, title, description }: LinkCardProps) {
  return (
    <Link
      href={href}
      className="rp-not-doc"
      style={{
        display: 'block',
        padding: '16px',
        border: '1px solid var(--rp-c-divider-light)',
        borderRadius: 'var(--rp-radius)',
      }}
    >
      <strong>{title}</strong>
      {description && <div>{description}</div>}
    </Link>
  );
}
