export default function BackToTop({ after }: { after: number }) {
  return (
    <a href="#top" data-after={after}>
      Top
    </a>
  );
}
