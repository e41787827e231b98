import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type CompiledTheme, compileTheme, type ThemeLook } from '#theme/compile/compile-theme.ts'
import type { OwnFont } from '#theme/fonts/own-fonts.ts'

/** A compiled theme with the hash (SHA-256 of its CSS, 32 hex digits) that makes its address immutable. */
export type ServedTheme = CompiledTheme & { readonly hash: string }

const byContent = new LRUCache<string, ServedTheme>({ max: 500 })
const byDocument = new WeakMap<ThemeLook, { fonts: readonly OwnFont[]; theme: ServedTheme }>()
const NONE: readonly OwnFont[] = []

/** Key order does not matter: jsonb gives keys back in an order of its own. */
const contentKey = ({ preset = '', variables }: ThemeLook, fonts: readonly OwnFont[]): string =>
  JSON.stringify([preset, fonts, ...Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1))])

/** The compiled theme of a document, kept by content: the same values are compiled once, whatever object holds them. */
export const servedTheme = (look: ThemeLook, fonts: readonly OwnFont[] = NONE): ServedTheme => {
  const same = byDocument.get(look)
  if (same?.fonts === fonts) return same.theme
  const key = contentKey(look, fonts)
  const cached = byContent.get(key)
  const theme = cached ?? withHash(compileTheme(look, fonts))
  if (!cached) byContent.set(key, theme)
  byDocument.set(look, { fonts, theme })
  return theme
}

const withHash = (compiled: CompiledTheme): ServedTheme => ({
  ...compiled,
  hash: createHash('sha256').update(compiled.css).digest('hex').slice(0, 32),
})
