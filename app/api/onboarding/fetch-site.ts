import { loadBuffer } from 'cheerio'
import { importsOf, sheetAddresses, sheetWithImports } from '#app/rules/onboarding/site/page-files.ts'
import { picturesOfInterest } from '#app/rules/onboarding/site/propose-venue.ts'
import { absoluteSheet } from '#app/rules/onboarding/site/read-page.ts'
import type { SitePage, SitePicture } from '#app/rules/onboarding/site/site-page.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { type FetchedFile, type FetchRefusal, FetchRefused, fetchFile, type Network } from './fetch-file.ts'
import type { SiteFiles } from './site-files.ts'
import { symbolOf } from './sprite-symbol.ts'

/** A page with the bytes of its pictures, by their address; with what came along, and a screenshot of it, where they were handed in. */
export type FoundSite = {
  page: SitePage
  bytes: ReadonlyMap<string, Buffer>
  files?: SiteFiles
  screenshot?: Buffer
}
export type SiteAnswer = ({ ok: true } & FoundSite) | { ok: false; reason: FetchRefusal }

/** For the page and everything that belongs to it together. */
const MAX_MS = 10_000
const MAX_SHEETS = 24
/** Of all sheets together: what is over is not read. */
const MAX_SHEET_BYTES = 6_000_000

const PAGE = /^(?:text\/html|application\/xhtml\+xml)$/i
const SHEET = /^text\/css$/i
/** Servers that do not know newer kinds of pictures call them bytes. */
const PICTURE = /^(?:image\/[\w.+-]+|application\/octet-stream)$/i

export type FetchPart = (address: string, types: RegExp) => Promise<FetchedFile>

/** Fetches a page of the web with its style sheets and the pictures that may be its logo. What is missing of them is left out. */
export async function fetchSite(address: string, network: Network): Promise<SiteAnswer> {
  const signal = AbortSignal.timeout(MAX_MS)
  const fetch: FetchPart = (at, types) => fetchFile(at, { network, signal, types })
  try {
    const file = await fetch(address, PAGE)
    return { ok: true, ...(await gatherSite({ address: file.address, html: pageText(file) }, fetch)) }
  } catch (error) {
    if (error instanceof FetchRefused) return { ok: false, reason: error.reason }
    throw error
  }
}

/** A page with its style sheets and the pictures that may be its logo, as far as they can be had. */
export async function gatherSite(
  { address, html }: Pick<SitePage, 'address' | 'html'>,
  fetch: FetchPart,
): Promise<FoundSite> {
  const styles = await fetchSheets(sheetAddresses({ address, html }), fetch)
  return withPictures({ address, html, styles, pictures: [] }, at => pictureBytes(at, fetch))
}

/** The sheets of a page with those that they name themselves, 24 and 6 MB together. */
async function fetchSheets(addresses: readonly string[], fetch: FetchPart): Promise<SitePage['styles']> {
  const load = sheetLoader(fetch)
  const sheets = await Promise.all(
    addresses.map(async link => {
      const sheet = await load(link)
      return sheet && { ...sheet, link }
    }),
  )
  return withinBytes(sheets.flatMap(sheet => sheet ?? []))
}

type Sheet = { address: string; css: string }
/** As deep as sheets that name sheets are followed. */
const MAX_DEPTH = 3

/** Loads sheets with what they name; beyond as many as are read, and those that cannot be had, undefined. */
function sheetLoader(fetch: FetchPart) {
  let count = 0
  return async function load(at: string, depth = 0): Promise<Sheet | undefined> {
    count += 1
    if (count > MAX_SHEETS || depth > MAX_DEPTH) return undefined
    const file = await fetch(at, SHEET).catch(() => undefined)
    if (!file) return undefined
    const css = absoluteSheet(file.bytes.toString('utf8').replaceAll('\0', ''), file.address)
    const imports = importsOf({ address: file.address, css })
    const named = await Promise.all(imports.map(each => load(each.address, depth + 1)))
    const found = new Map(imports.map(({ address }, place) => [address, named[place]?.css]))
    return { address: file.address, css: sheetWithImports(css, imports, address => found.get(address)) }
  }
}

function withinBytes(sheets: SitePage['styles']): SitePage['styles'] {
  let left = MAX_SHEET_BYTES
  return sheets.filter(({ css }) => {
    left -= css.length
    return left >= 0
  })
}

async function pictureBytes(address: string, fetch: FetchPart): Promise<Buffer | null> {
  if (address.startsWith('data:')) return dataBytes(address)
  return fetch(address, PICTURE).then(
    ({ bytes }) => bytes,
    () => null,
  )
}

function dataBytes(address: string): Buffer | null {
  const [, base64, data = ''] = /^data:image\/[\w.+-]+(?:;[\w=-]+)*?(;base64)?,(.*)$/s.exec(address) ?? []
  return data ? Buffer.from(base64 ? data : decodeURIComponent(data), base64 ? 'base64' : 'utf8') : null
}

/** Adds the pictures that may be the logo. */
async function withPictures(
  page: SitePage,
  bytesOf: (address: string) => Promise<Buffer | null>,
): Promise<FoundSite> {
  const bytes = new Map<string, Buffer>()
  const pictures: SitePicture[] = []
  for (const address of picturesOfInterest(page)) {
    const file = await bytesOf(address)
    const found = file && partOf(file, address)
    const picture = found && (await readPicture(address, found))
    if (!found || !picture) continue
    bytes.set(address, found)
    pictures.push(picture)
  }
  return { page: { ...page, pictures }, bytes }
}

/** What an address means of a file: all of it, or the drawing that it names after `#`. */
function partOf(file: Buffer, address: string): Buffer {
  const [, id] = address.startsWith('data:') ? [] : address.split('#')
  return (id && symbolOf(file, id)) || file
}

/** The words of a page in the character set that it or its server names. */
export function pageText({ bytes, charset }: Pick<FetchedFile, 'bytes' | 'charset'>): string {
  const encoding = charset ? { transportLayerEncodingLabel: charset } : {}
  return loadBuffer(bytes, { encoding }).html().replaceAll('\0', '')
}
