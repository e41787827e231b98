import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { cropAround, type FocalPoint } from '#app/rules/pictures/crop-around.ts'

/** A photograph's file, and what of it must stay in sight. */
export type Photograph = { path: string; focus: FocalPoint | undefined }

/** What of a photograph fits a frame, in pixels of it; null for a file that is no picture. */
export async function cropPhotograph(
  { path, focus }: Photograph,
  frame: { width: number; height: number },
): Promise<Buffer | null> {
  try {
    const picture = sharp(await readFile(path), { limitInputPixels: 40_000_000 })
    if (!focus) return await picture.resize({ ...frame, fit: 'cover', position: 'attention' }).toBuffer()
    const size = await picture.metadata()
    return await picture.extract(cropAround(size, { frame, focus })).resize(frame).toBuffer()
  } catch {
    return null
  }
}
