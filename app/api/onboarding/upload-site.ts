import { savedFrom } from '#app/rules/onboarding/site/site-address.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { FetchRefused } from './fetch-file.ts'
import { type FetchPart, type FoundSite, gatherSite, pageText } from './fetch-site.ts'
import { readPageArchive } from './read-page-archive.ts'
import { readScreenshot } from './read-screenshot.ts'
import { baseName, type SiteFiles, siteFile } from './site-files.ts'
import { unzipWithin } from './unzip-within.ts'

/** A file that somebody handed in. */
export type UploadedFile = { name: string; bytes: Buffer }

/**
 * A page that was saved: as one file (MHTML), or to files, the page itself, its style sheets and pictures, found by their names, also within
 * a ZIP archive; or pictures alone, of which one may be a screenshot of it and another its logo. Null where there is none of them. Nothing is
 * fetched.
 */
export async function readUploadedSite(uploads: readonly UploadedFile[]): Promise<FoundSite | null> {
  const files = uploads.flatMap(unpackUpload)
  const screenshot = await findScreenshot(files)
  const others = files.filter(file => file !== screenshot?.file)
  const site =
    (await readArchive(others)) ??
    (await readSavedPage(others)) ??
    (await readLogo(others)) ??
    (screenshot ? EMPTY : null)
  if (!site || !screenshot) return site
  return {
    ...site,
    page: { ...site.page, screenshot: screenshot.areas },
    screenshot: screenshot.picture,
  }
}

const EMPTY: FoundSite = { page: { address: '', html: '', styles: [], pictures: [] }, bytes: new Map() }

const PAGE_NAME = /\.x?html?$/i
const ARCHIVE_NAME = /\.mht(?:ml)?$/i
/** What of a ZIP archive is looked at: all of it together may unpack to this. */
const MAX_UNPACKED_BYTES = 40_000_000
const MEANT = /\.(?:x?html?|css|png|jpe?g|gif|webp|avif|svg|ico)$/i
const NOT_MEANT = /(?:^|\/)(?:__MACOSX\/|\.)/

function unpackUpload(file: UploadedFile): UploadedFile[] {
  if (!/\.zip$/i.test(file.name)) return [file]
  const accepts = (name: string) => MEANT.test(name) && !NOT_MEANT.test(name)
  const chunks = unzipWithin(file.bytes, { accepts, maxBytes: MAX_UNPACKED_BYTES })
  if (typeof chunks === 'string') return []
  const found = [...chunks].map(([name, own]) => ({ name, bytes: Buffer.concat(own) }))
  // The page that somebody saved lies above the frames that its folder holds.
  const depth = ({ name }: UploadedFile) => name.split('/').length
  return found.toSorted((a, b) => depth(a) - depth(b))
}

async function findScreenshot(files: readonly UploadedFile[]) {
  const isPage = files.some(({ name }) => PAGE_NAME.test(name) || ARCHIVE_NAME.test(name))
  for (const file of files) {
    const screenshot = await readScreenshot(file, { isPage })
    if (screenshot) return { file, ...screenshot }
  }
  return null
}

/** Hands out what came along; everything else cannot be had. */
const fetchFrom =
  (files: SiteFiles): FetchPart =>
  async address => {
    const bytes = siteFile(files, address)
    if (!bytes) throw new FetchRefused('status')
    return { address, type: '', charset: null, bytes }
  }

async function readArchive(uploads: readonly UploadedFile[]): Promise<FoundSite | null> {
  const file = uploads.find(({ name }) => ARCHIVE_NAME.test(name))
  const archive = file && (await readPageArchive(file.bytes))
  if (!archive) return null
  const { address, page, files } = archive
  return { ...(await gatherSite({ address, html: pageText(page) }, fetchFrom(files))), files }
}

async function readSavedPage(uploads: readonly UploadedFile[]): Promise<FoundSite | null> {
  const pageFile = uploads.find(({ name }) => PAGE_NAME.test(name))
  if (!pageFile) return null
  const files = new Map(uploads.map(({ name, bytes }) => [baseName(name), bytes]))
  const html = pageText({ bytes: pageFile.bytes, charset: null })
  const site = await gatherSite({ address: savedFrom(html), html }, fetchFrom(files))
  return {
    ...site,
    page: { ...site.page, styles: [...unnamedSheets(uploads, html), ...site.page.styles] },
    files,
  }
}

/** Sheets that somebody handed in although the page does not name them count first. */
const unnamedSheets = (uploads: readonly UploadedFile[], html: string) =>
  uploads
    .filter(({ name }) => /\.css$/i.test(name) && !html.toLowerCase().includes(baseName(name)))
    .map(({ bytes }) => ({ address: '', css: bytes.toString('utf8') }))

/** A logo without a page: its colours are the brand's. */
async function readLogo(files: readonly UploadedFile[]): Promise<FoundSite | null> {
  for (const { name, bytes } of files) {
    const picture = await readPicture(name, bytes)
    if (!picture) continue
    const address = encodeURI(name).replaceAll('"', '%22')
    const html = `<header><a href="/"><img src="${address}" class="logo"></a></header>`
    return {
      page: { address: '', html, styles: [], pictures: [{ ...picture, address }] },
      bytes: new Map([[address, bytes]]),
    }
  }
  return null
}
