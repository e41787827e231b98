/** Names the classes of a build whose style files stand in these folders; for the option `identifiers` of vanilla-extract. */
export function shortClassNames(
  folders: readonly string[],
): (about: { hash: string; filePath: string }) => string
