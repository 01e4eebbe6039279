const cups = [
  { tea: 'Green', cups: 12 },
  { tea: 'Black', cups: 7 },
];

const table = `
| Tea | Cups |
| --- | --- |
${cups.map(({ tea, cups }) => `| ${tea} | ${cups} |`).join('\n')}
`;

/** Cups per kind of tea: a bar chart on the page, a table in Markdown. */
export function Cups() {
  if (import.meta.env.SSG_MD) return <>{table}</>;
  return (
    <figure>
      {cups.map(({ tea, cups }) => (
        <div key={tea} style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
          <span style={{ width: '4rem' }}>{tea}</span>
          <meter min={0} max={15} value={cups} aria-label={tea} />
          {cups}
        </div>
      ))}
    </figure>
  );
}
