import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { PictureFile } from './find-picture.ts'
import { pictureType } from './picture-type.ts'

/** Pixels of a logo's longer side: sharp in print at the size it is shown. */
const LONG_SIDE = 320
const MAX_CACHE_ENTRIES = 200

const drawn = new LRUCache<string, Promise<Uint8Array | null>>({ max: MAX_CACHE_ENTRIES })

/**
 * The logo of a venue as a PNG, for documents and mails, which take no SVG. `paper` is the colour it will stand on, `#rrggbb`; without
 * one it stays transparent. Null for one that cannot be drawn.
 */
export async function drawLogo(file: PictureFile, paper?: string): Promise<Uint8Array | null> {
  const key = `${file.path} ${file.changedAt} ${paper}`
  const drawing = drawn.get(key) ?? draw(file.path, paper)
  drawn.set(key, drawing)
  return drawing
}

async function draw(path: string, paper?: string): Promise<Uint8Array | null> {
  try {
    const file = await readFile(path)
    if (!pictureType(file.subarray(0, 1024))) return null
    const image = sharp(file, { density: 300, limitInputPixels: 20_000_000 })
    const scaled = image.resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside' })
    return await (paper ? scaled.flatten({ background: paper }) : scaled).png().toBuffer()
  } catch {
    return null
  }
}
