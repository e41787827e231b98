import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import decompress from 'woff2-encoder/decompress'
import type { FontId } from '#theme/fonts/font-families.ts'
import { cutOf } from './cut-of.ts'
import { type FontFile, fontFiles } from './font-files.ts'
import { type OwnFaceFile, openOwnFace } from './own-face.ts'

/** A face at one weight and size. `fontOf` gives the font that has a character, or null when none of ours has it. */
export type Face = { fontOf: (character: string) => Font | null }

export type FaceWish = { id: FontId; own?: readonly OwnFaceFile[]; weight: number; opticalSize: number }

/**
 * Opens what a text needs of a face: the venue's own files first, then only those of ours that hold its characters. Fonts are opened once for each weight and kept, so
 * that the second document costs no reading.
 */
export async function openFace(wish: FaceWish, text: string): Promise<Face> {
  const characters = [...new Set(text)]
  const fonts = await openOwnFace(wish, characters)
  for (const file of fontFiles(wish.id)) {
    const missing = characters.filter(each => !fonts.has(each) && file.holds(each.codePointAt(0) ?? 0))
    if (missing.length === 0) continue
    const font = await openFont(file, wish)
    for (const each of missing) if (font.hasGlyphForCodePoint(each.codePointAt(0) ?? 0)) fonts.set(each, font)
  }
  return { fontOf: character => fonts.get(character) ?? null }
}

const files = new Map<string, Promise<Font>>()
const cuts = new Map<string, Promise<Font>>()

function openFont({ path }: FontFile, { weight, opticalSize }: FaceWish): Promise<Font> {
  const key = [path, weight, opticalSize].join(' ')
  const font = cuts.get(key) ?? fileOf(path).then(file => cutOf(file, { wght: weight, opsz: opticalSize }))
  cuts.set(key, font)
  return font
}

function fileOf(path: string): Promise<Font> {
  const file = files.get(path) ?? readFont(path)
  files.set(path, file)
  return file
}

/** Variable fonts in WOFF2 are beyond fontkit: it gets them unpacked. */
async function readFont(path: string): Promise<Font> {
  return create(Buffer.from(await decompress(await readFile(path)))) as Font
}
