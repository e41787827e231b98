import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#app/project-root.ts'
import { type FontFamily, type FontId, fontFamilies } from '#theme/fonts/font-families.ts'
import { unicodeRanges } from '#theme/fonts/unicode-ranges.ts'

/** A file of a face, and which characters it holds. */
export type FontFile = { path: string; holds: (codePoint: number) => boolean }

/** Where a face of the device stands in a printed document. */
const STAND_INS: Partial<Record<FontId, FontId>> = { system: 'inter', 'system-serif': 'source-serif-4' }

/** What draws the scripts that the faces of venues leave out, in the order they are asked. */
const FALLBACKS = [
  'noto-sans',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-sc',
  'noto-sans-kr',
] as const

const folderOf = (name: string) => join(projectRoot(), 'node_modules/@fontsource-variable', name)

const filesOfFonts = new Map<string, FontFile[]>()

/** The files of a venue's face, the fallbacks after them. */
export function fontFiles(id: FontId): FontFile[] {
  return [...ownFiles(STAND_INS[id] ?? id), ...FALLBACKS.flatMap(fallbackFiles)]
}

function ownFiles(id: FontId): FontFile[] {
  const { folder, cut, scripts }: FontFamily = fontFamilies[id]
  return remembered(folder, () =>
    scripts.toReversed().map(script => ({
      path: join(folderOf(folder), 'files', `${folder}-${script}-${cut}-normal.woff2`),
      holds: within(unicodeRanges[script]),
    })),
  )
}

function fallbackFiles(name: string): FontFile[] {
  return remembered(name, () => {
    const folder = folderOf(name)
    const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
    return Object.entries(ranges).map(([subset, range]) => ({
      path: join(folder, 'files', `${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      holds: within(range),
    }))
  })
}

function remembered(name: string, make: () => FontFile[]): FontFile[] {
  const files = filesOfFonts.get(name) ?? make()
  filesOfFonts.set(name, files)
  return files
}

/** 'U+0-ff,U+131' as a question. */
function within(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map(span => {
    const [first = '', last = first] = span.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return codePoint => spans.some(([first, last]) => codePoint >= first && codePoint <= last)
}
