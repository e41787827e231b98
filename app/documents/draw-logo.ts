import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from '#app/data/project-root.ts'

/** Pixels of a logo's longer side: sharp in print at the size it is shown. */
const SIDE = 320

const drawn = new Map<string, Promise<Uint8Array | null>>()

/**
 * The logo of a venue as a PNG, for documents and mails, which take no SVG. Only pictures of this site: nothing is fetched. Null
 * for a logo from elsewhere, and for one that cannot be drawn. `paper` is the colour it will stand on, `#rrggbb`; without one it
 * stays transparent.
 */
export function drawLogo(src: string | undefined, paper?: string): Promise<Uint8Array | null> {
  if (!src || !/^\/pictures\/[\w-]+(?:\/[\w-]+)*\.(?:svg|png|webp|avif|jpe?g)$/.test(src)) return none
  const key = `${src} ${paper}`
  const known = drawn.get(key) ?? draw(src, paper)
  drawn.set(key, known)
  return known
}

const none = Promise.resolve(null)

async function draw(src: string, paper?: string): Promise<Uint8Array | null> {
  try {
    const file = await readFile(join(projectRoot(), 'public', src))
    const image = sharp(file, { density: 300, limitInputPixels: 20_000_000 })
    const scaled = image.resize({ width: SIDE, height: SIDE, fit: 'inside' })
    return await (paper ? scaled.flatten({ background: paper }) : scaled).png().toBuffer()
  } catch {
    return null
  }
}
