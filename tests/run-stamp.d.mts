/** Begins a run of the suite: reports that carry its id belong to it, as long as no source changes. */
export function beginRun(): string
/** One digest of what the product and its tests are made of. */
export function sourcesNow(): string
