/** The interface that the smoke tests use; one implementation per automation library. */
export interface Driver {
  /** Opens a URL and waits until it has loaded. */
  goto(url: string): Promise<unknown>;
  /** Runs an expression in the page, awaits its promise, and returns its value. */
  evaluate(expression: string): Promise<unknown>;
  /** Runs an expression in the frame that the selector finds. */
  evaluateIn(frame: string, expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the viewport. */
  move(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  wheel(y: number): Promise<unknown>;
  /** Presses keys together, such as `Control` and `k`; names are values of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<unknown>;
  /** Types as fast as the browser accepts keys. */
  type(text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Uncaught errors and violations of the site's policy since the page was opened. */
  problems(): Promise<string[]>;
  close(): Promise<unknown>;
}

export interface Preferences {
  width: number;
  height: number;
  reducedMotion: boolean;
}

/** A running browser. */
export interface Browser {
  /** Opens a page with separate storage. */
  page(preferences: Preferences): Promise<Driver>;
  close(): Promise<unknown>;
}

/** Where a browser was found, and the library that drives it. */
export interface Found {
  name: 'chromium' | 'firefox' | 'webkit';
  by: 'playwright' | 'puppeteer' | 'webkitgtk';
  /** The executable, or the WebDriver of WebKitGTK. */
  path: string;
}
