import type { SitePage } from '#app/rules/onboarding/site/site-page.ts'
import { readPicture } from '../pictures/read-picture.ts'
import { type FoundSite, pageText, withPictures } from './fetch-site.ts'

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
 * A page that was saved to files: the page itself, its style sheets and pictures, found by their names; or a picture alone, which
 * is then the logo. Null where there is neither. Nothing is fetched.
 */
export async function readUploadedSite(files: readonly UploadedFile[]): Promise<FoundSite | null> {
  const pageFile = files.find(({ name }) => /\.x?html?$/i.test(name))
  if (!pageFile) return logoAlone(files)
  const styles = files
    .filter(({ name }) => /\.css$/i.test(name))
    .map(({ name, bytes }) => ({ address: '', name, css: bytes.toString('utf8') }))
  const page: SitePage = {
    address: '',
    html: pageText({ bytes: pageFile.bytes, charset: null }),
    styles,
    pictures: [],
  }
  return withPictures(
    page,
    async address => files.find(({ name }) => baseName(name) === baseName(address))?.bytes ?? null,
  )
}

/** A logo without a page: its colours are the brand's. */
async function logoAlone(files: readonly UploadedFile[]): Promise<FoundSite | null> {
  for (const { name, bytes } of files) {
    const picture = await readPicture(name, bytes)
    if (!picture) continue
    const html = '<header><a href="/"><img class="logo"></a></header>'.replace(
      '<img',
      `<img src="${encodeURI(name).replaceAll('"', '%22')}"`,
    )
    const address = encodeURI(name).replaceAll('"', '%22')
    return {
      page: { address: '', html, styles: [], pictures: [{ ...picture, address }] },
      bytes: new Map([[address, bytes]]),
    }
  }
  return null
}
