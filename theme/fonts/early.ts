// Runs in the head of every page: has the browser ask the system for the fonts of the first screen while it waits for the
// styles. Asked for with the first layout, they were two thirds of its time. The plugin `fontsEarly` writes it into the pages.
{
  const base = 'system-ui,sans-serif';
  const probe = document.createElement('p');
  // As the theme has them: a font with other values is another one to the browser.
  probe.style.cssText = 'font-synthesis:style;-webkit-font-smoothing:antialiased';
  for (const font of [
    `1rem ${base}`,
    `.875rem ${base}`,
    `500 .875rem ${base}`,
    `600 1rem ${base}`,
    `600 .875rem ${base}`,
    `600 1.5rem ${base}`,
    `600 2rem ${base}`,
    '.875rem Menlo,Consolas,monospace',
  ]) {
    const line = document.createElement('b');
    line.style.font = font;
    // It has the letters of the page's language.
    line.textContent = document.title;
    probe.append(line);
  }
  // There is no body yet, so that this is all that is laid out.
  document.documentElement.append(probe);
  void probe.offsetWidth;
  probe.remove();
}
