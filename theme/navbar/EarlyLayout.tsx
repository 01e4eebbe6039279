const script = { __html: '<script>document.body.offsetWidth</script>' };

/**
 * Has the browser lay out the header as soon as it has read it. Together with the text, it was the longest task of a
 * page that opens: a quarter of the first frame.
 */
export function EarlyLayout() {
  // In an element of its own, which React does not look into: it would complain of a script.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file.
  return <div hidden dangerouslySetInnerHTML={script} />;
}
