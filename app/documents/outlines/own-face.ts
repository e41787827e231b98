import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import decompress from 'woff2-encoder/decompress'
import { cutOf } from './cut-of.ts'

/** An upright file of a venue's own font: WOFF2 that was checked when it was taken in, and a key that stands for its bytes. */
export type OwnFaceFile = {
  key: string
  weight: readonly [least: number, most: number]
  content: Uint8Array
}

type OwnWish = { own?: readonly OwnFaceFile[]; weight: number; opticalSize: number }

const MAX_OPEN = 40

const open = new LRUCache<string, Promise<Font | null>>({ max: MAX_OPEN })

/** Which of these characters the venue's own font draws, by character; none without one, or with one that cannot be opened. */
export async function openOwnFace(wish: OwnWish, characters: readonly string[]): Promise<Map<string, Font>> {
  const font = await openFile(wish)
  const drawn = characters.filter(each => font?.hasGlyphForCodePoint(each.codePointAt(0) ?? 0))
  return new Map(font ? drawn.map(each => [each, font] as const) : [])
}

async function openFile({ own = [], weight, opticalSize }: OwnWish): Promise<Font | null> {
  const distance = ({ weight: [least, most] }: OwnFaceFile) => Math.max(least - weight, weight - most, 0)
  const file = own.toSorted((a, b) => distance(a) - distance(b))[0]
  if (!file) return null
  const key = [file.key, weight, opticalSize].join(' ')
  const opening = open.get(key) ?? openCut(file.content, { wght: weight, opsz: opticalSize })
  open.set(key, opening)
  return opening
}

async function openCut(content: Uint8Array, axes: Record<string, number>): Promise<Font | null> {
  try {
    return cutOf(create(Buffer.from(await decompress(content))) as Font, axes)
  } catch {
    return null
  }
}
