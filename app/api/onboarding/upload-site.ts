import { readPicture } from '../pictures/read-picture.ts'
import { type FoundSite, pageText, withPictures } from './fetch-site.ts'
import { readScreenshot } from './read-screenshot.ts'

/** A file that somebody handed in. */
export type UploadedFile = { name: string; bytes: Buffer }

const baseName = (path: string) =>
  decodeSafely(path.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '').toLowerCase()

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * A page that was saved to files: the page itself, its style sheets and pictures, found by their names; or pictures alone, of
 * which one may be a screenshot of it and another its logo. Null where there is none of them. Nothing is fetched.
 */
export async function readUploadedSite(files: readonly UploadedFile[]): Promise<FoundSite | null> {
  const screenshot = await findScreenshot(files)
  const others = files.filter(file => file !== screenshot?.file)
  const site = (await readSavedPage(others)) ?? (await readLogo(others)) ?? (screenshot ? EMPTY : null)
  if (!site || !screenshot) return site
  return {
    ...site,
    page: { ...site.page, screenshot: screenshot.areas },
    screenshot: screenshot.picture,
  }
}

const EMPTY: FoundSite = { page: { address: '', html: '', styles: [], pictures: [] }, bytes: new Map() }

async function findScreenshot(files: readonly UploadedFile[]) {
  const isPage = files.some(({ name }) => PAGE_NAME.test(name))
  for (const file of files) {
    const screenshot = await readScreenshot(file, { isPage })
    if (screenshot) return { file, ...screenshot }
  }
  return null
}

const PAGE_NAME = /\.x?html?$/i

async function readSavedPage(files: readonly UploadedFile[]): Promise<FoundSite | null> {
  const pageFile = files.find(({ name }) => PAGE_NAME.test(name))
  if (!pageFile) return null
  const styles = files
    .filter(({ name }) => /\.css$/i.test(name))
    .map(({ name, bytes }) => ({ address: '', name, css: bytes.toString('utf8') }))
  const html = pageText({ bytes: pageFile.bytes, charset: null })
  return withPictures(
    { address: '', html, styles, pictures: [] },
    async address => files.find(({ name }) => baseName(name) === baseName(address))?.bytes ?? null,
  )
}

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
