import { readFile } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { PictureFile } from '#app/documents/find-picture.ts'
import type { PictureGrid } from '#theme/compile/hero/picture-grid.ts'
import { openPicture } from './read-picture.ts'

/** A picture's size in pixels, and its colours in blocks. */
export type PictureSample = { width: number; height: number; grid: PictureGrid }

/** Blocks along the longer side: about 20 px of a desk, as wide as a letter of a heading. */
const BLOCKS = 64

const samples = new LRUCache<string, Promise<PictureSample | null>>({ max: 200 })

/** The blocks of a picture's file, on no ground of its own; counted once for each file. Null for what is no picture. */
export function samplePicture({ path, changedAt }: PictureFile): Promise<PictureSample | null> {
  const key = `${path} ${changedAt}`
  const known = samples.get(key)
  if (known) return known
  const sample = readFile(path)
    .then(sampleOf)
    .catch(() => null)
  samples.set(key, sample)
  return sample
}

/** The same for bytes. Throws for what is no picture. */
export async function sampleOf(bytes: Buffer): Promise<PictureSample> {
  // Turned upright first: what is turned has other sides.
  const upright = await openPicture(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const { data, info } = await sharp(upright.data, { raw: upright.info })
    .resize(BLOCKS, BLOCKS, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = info.channels === 3 ? data : withThreeChannels(data, info.channels)
  return {
    width,
    height,
    grid: { columns: info.width, rows: info.height, pixels: pixels.toString('base64') },
  }
}

/** A grey picture has one channel. */
const withThreeChannels = (data: Buffer, channels: number): Buffer =>
  Buffer.from(
    Array.from({ length: data.length / channels }, (_, at) => {
      const grey = data[at * channels] ?? 0
      return [grey, grey, grey]
    }).flat(),
  )
