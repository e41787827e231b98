/** What was handed in beside a page: by address, or by name where a browser wrote them into a folder of its own. */
export type SiteFiles = ReadonlyMap<string, Buffer>

/** A file by the address at which the page names it; undefined for one that was not handed in. */
export const siteFile = (files: SiteFiles, address: string): Buffer | undefined =>
  files.get(withoutMark(address)) ?? files.get(baseName(address))

/** The last part of a path, without what is asked of it. */
export const baseName = (path: string): string =>
  decodeSafely(path.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '').toLowerCase()

const withoutMark = (address: string) => address.split('#')[0] ?? ''

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
