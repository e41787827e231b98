/** The path of a Chromium that is on this machine; null where there is none. */
export function findBrowser(): Promise<string | null>
/** The same, or one that is installed now; refuses with what to do when there is none. */
export function findChromium(): Promise<string>
