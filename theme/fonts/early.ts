// Runs in the head of every page: has the browser ask the system for the fonts of the first screen while it waits for the
// styles. Asked for with the first layout, they were two thirds of its time. The plugin `fontsEarly` writes it into the pages.
{
  const { scheduler } = window;
  const base = 'system-ui,sans-serif';
  const probe = document.createElement('p');
  // As the theme has them: a font with other values is another one to the browser.
  probe.style.cssText = 'font-synthesis:style;-webkit-font-smoothing:antialiased';
  const { title } = document;
  const fonts: [font: string, letters: string][] = [
    [`1rem ${base}`, title],
    [`.875rem ${base}`, title],
    [`600 .875rem ${base}`, title],
    [`600 1.5rem ${base}`, title],
    [`600 2rem ${base}`, title],
    ['.875rem Menlo,Consolas,monospace', title],
    // The site's name is the same in each language.
    [`600 1rem ${base}`, 'R'],
  ];
  // The menu of the header, where there is room for it.
  if (matchMedia('(min-width:60rem)').matches) fonts.push([`500 .875rem ${base}`, title]);
  const ask = (some: typeof fonts) => {
    // What is there asks for its fonts itself, and a probe would have all of it laid out.
    if (document.querySelector('header')) return;
    for (const [font, letters] of some) {
      const line = document.createElement('b');
      line.style.font = font;
      // A font has no letters of some languages: the browser looks for another one then.
      line.textContent = letters;
      probe.append(line);
    }
    document.documentElement.append(probe);
    void probe.offsetWidth;
    probe.remove();
    probe.replaceChildren();
  };
  // The first font takes about as long as all others together: each half is a task of its own, so that neither keeps the
  // reader waiting. Behind a common task or a timer, the page would be there already.
  ask(fonts.splice(0, 1));
  if (scheduler) scheduler.postTask(() => ask(fonts), { priority: 'user-blocking' });
  else ask(fonts);
}
