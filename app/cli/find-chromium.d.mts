/** The path of a Chromium on this machine; refuses with what to do when there is none. */
export function findChromium(): Promise<string>
